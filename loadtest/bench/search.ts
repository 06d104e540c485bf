import { quantile, report, round, spread } from '../lib/figures.ts';
import { QUESTIONS } from '../lib/questions.ts';
import { listings, search } from '../lib/target.ts';

// P1: the whole answer (rows, counts, histograms, clusters) against the engine's own time for the same queries, as the
// engine itself reports it with each answer.
const ROUNDS = 25;
const api: number[] = [];
const engine: number[] = [];
for (const question of QUESTIONS) await search(question); // warm both sides
for (let i = 0; i < ROUNDS; i++) {
  for (const question of QUESTIONS) {
    const { ms, data } = await search(question);
    if (data.degraded) throw new Error('the engine is down: this would measure PostgreSQL');
    api.push(ms);
    engine.push(data.engineMs);
  }
}
const ratio = quantile(api, 0.5) / quantile(engine, 0.5);
const ratio95 = quantile(api, 0.95) / quantile(engine, 0.95);
report(`P1 search, ${(await listings()).toLocaleString('en-US')} public listings, ${api.length} questions`, [
  ['API, ms', JSON.stringify(spread(api))],
  ['engine, ms', JSON.stringify(spread(engine))],
  ['API / engine at p50 (≤ 2)', round(ratio), ratio <= 2],
  ['API / engine at p95 (≤ 2)', round(ratio95), ratio95 <= 2],
]);
