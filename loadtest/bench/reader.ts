import { connect } from '@diyar/db';
import { fromArabizi } from '@diyar/indexer/arabic';
import { loadFacts, makeWording } from '@diyar/indexer/document';
import { understand } from '@diyar/indexer/sentence';
import { JUDGED_QUERIES } from '../judged-queries.ts';
import { JUDGED_SENTENCES } from '../judged-sentences.ts';
import { report, round } from '../lib/figures.ts';
import { target } from '../lib/target.ts';

// The sentence reader: whether each chip is right, and how long a question takes.
const ROUNDS = 20;

const db = connect(target.database, { name: 'bench-reader', max: 1, statementTimeout: 60_000 });
try {
  const { lexicon } = makeWording(await loadFacts(db));
  const read = (text: string) => understand(fromArabizi(text, lexicon) ?? text, lexicon);
  const judged = JUDGED_SENTENCES.trim()
    .split('\n')
    .map((line) => line.split('=>').map((cell) => cell.trim()));
  let right = 0;
  let chips = 0;
  for (const [sentence = '', filters = ''] of judged) {
    const wanted = new Set(filters.split(', ').filter(Boolean));
    const found = read(sentence).recognised.map(({ kind, value }) => `${kind}=${value}`);
    const wrong = [
      ...found.filter((chip) => !wanted.has(chip)),
      ...[...wanted].filter((chip) => !found.includes(chip)),
    ];
    chips += new Set([...wanted, ...found]).size;
    right += new Set([...wanted, ...found]).size - new Set(wrong).size;
    if (wrong.length > 0) console.log(`  ${sentence}: ${wrong.join(', ')}`);
  }

  const questions = JUDGED_QUERIES.map(({ query }) => query);
  for (const question of questions) read(question);
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const question of questions) {
      const started = performance.now();
      read(question);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  report(`the sentence reader, ${judged.length} sentences`, [
    ['chips that are right (≥ 95 %)', `${round((right / chips) * 100)} % of ${chips}`, right / chips >= 0.95],
    ['a question, median and p99 (≤ 2 ms)', `${round(at(0.5))} and ${round(at(0.99))} ms`, at(0.99) <= 2],
  ]);
} finally {
  await db.destroy();
}
