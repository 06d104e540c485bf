import { JUDGED_SEEN } from '../judged-seen.ts';
import { quantile, report, round } from '../lib/figures.ts';
import { judgedIn } from '../lib/judged-sentences.ts';
import { listings, type Params, search } from '../lib/target.ts';

// A sentence beside its plain words, in turns, as the page asks for both: what the filters in it and what only orders cost.
const ROUNDS = 3;
const EVERY = 3;
const PAGE: Params = { limit: 24, facets: 'category,city,transactionType', histograms: 'true' };

const sentences = judgedIn(JUDGED_SEEN)
  .map(({ text }) => text)
  .filter((_, at) => at % EVERY === 0);
const read: number[] = [];
const plain: number[] = [];
for (const keywords of sentences) await search({ ...PAGE, keywords }); // warm
for (let turn = 0; turn < ROUNDS; turn++) {
  for (const keywords of sentences) {
    const [own, words] = [
      await search({ ...PAGE, keywords }),
      await search({ ...PAGE, keywords, understand: 'false' }),
    ];
    if (own.data.degraded || words.data.degraded) throw new Error('the engine is down: this would measure PostgreSQL');
    read.push(own.ms);
    plain.push(words.ms);
  }
}
const ratio = (at: number) => round(quantile(read, at) / quantile(plain, at));
report(`${sentences.length} sentences, ${(await listings()).toLocaleString('en-US')} public listings`, [
  ['a sentence, p50 and p95', `${round(quantile(read, 0.5))} and ${round(quantile(read, 0.95))} ms`],
  ['its plain words, p50 and p95', `${round(quantile(plain, 0.5))} and ${round(quantile(plain, 0.95))} ms`],
  ['sentence / plain words at p50 (≤ 1.3)', ratio(0.5), ratio(0.5) <= 1.3],
  ['sentence / plain words at p95 (≤ 2)', ratio(0.95), ratio(0.95) <= 2],
]);
