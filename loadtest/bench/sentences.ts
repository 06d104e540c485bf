import { choicesOf, loadCategories } from '@diyar/api/lib/catalogue';
import { connect } from '@diyar/db';
import { loadFacts, makeWording } from '@diyar/indexer/document';
import { JUDGED_FRESH } from '../judged-fresh.ts';
import { JUDGED_FRESH_2 } from '../judged-fresh-2.ts';
import { JUDGED_FRESH_3 } from '../judged-fresh-3.ts';
import { JUDGED_FRESH_4 } from '../judged-fresh-4.ts';
import { JUDGED_FRESH_5 } from '../judged-fresh-5.ts';
import { JUDGED_FRESH_6 } from '../judged-fresh-6.ts';
import { JUDGED_FRESH_7 } from '../judged-fresh-7.ts';
import { JUDGED_FRESH_8 } from '../judged-fresh-8.ts';
import { JUDGED_FRESH_9 } from '../judged-fresh-9.ts';
import { JUDGED_FRESH_10 } from '../judged-fresh-10.ts';
import { JUDGED_FRESH_11 } from '../judged-fresh-11.ts';
import { JUDGED_FRESH_12 } from '../judged-fresh-12.ts';
import { JUDGED_SEEN } from '../judged-seen.ts';
import { JUDGED_SENTENCES } from '../judged-sentences.ts';
import { JUDGED_TRAIN, JUDGED_TRAIN_2 } from '../judged-train.ts';
import { JUDGED_TRAIN_3, JUDGED_TRAIN_4 } from '../judged-train-2.ts';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { chipsOf, judge, type Score } from '../lib/judge-sentences.ts';
import { judgedIn } from '../lib/judged-sentences.ts';
import { target } from '../lib/target.ts';

// Sentences with what people say around, about and past a search; by class, and how long one takes.
const ROUNDS = 10;

const db = connect(target.database, { name: 'bench-sentences', max: 1, statementTimeout: 60_000 });
try {
  const { lexicon } = makeWording(await loadFacts(db));
  const reader = { lexicon, choicesOf: choicesOf(await loadCategories(db)) };
  const seen = judgedIn(JUDGED_SEEN);
  const share = (part: number, whole: number) => (whole === 0 ? 0 : round((part / whole) * 100));
  const line = ({ right, wanted, wrong, found, perfect, sentences }: Score) =>
    `${share(right, wanted)} % right, ${share(wrong, found)} % wrong, ${share(perfect, sentences)} % perfect, of ${sentences}`;
  for (const [name, set] of [
    ['seen', seen],
    ['fresh', judgedIn(JUDGED_FRESH)],
    ['the second fresh set', judgedIn(JUDGED_FRESH_2)],
    ['the third fresh set', judgedIn(JUDGED_FRESH_3)],
    ['the fourth fresh set', judgedIn(JUDGED_FRESH_4)],
    ['the fifth fresh set', judgedIn(JUDGED_FRESH_5)],
    ['the sixth fresh set', judgedIn(JUDGED_FRESH_6)],
    ['the seventh fresh set', judgedIn(JUDGED_FRESH_7)],
    ['the eighth fresh set', judgedIn(JUDGED_FRESH_8)],
    ['the ninth fresh set', judgedIn(JUDGED_FRESH_9)],
    ['the tenth fresh set', judgedIn(JUDGED_FRESH_10)],
    ['the eleventh fresh set', judgedIn(JUDGED_FRESH_11)],
    ['the twelfth fresh set', judgedIn(JUDGED_FRESH_12)],
    ['the first set of training', judgedIn(JUDGED_TRAIN)],
    ['the second set of training', judgedIn(JUDGED_TRAIN_2)],
    ['the third set of training', judgedIn(JUDGED_TRAIN_3)],
    ['the fourth set of training', judgedIn(JUDGED_TRAIN_4)],
    ['the first set', judgedIn(JUDGED_SENTENCES)],
  ] as const) {
    const { scores, mismatches } = judge(set, reader);
    for (const { judged, chips } of mismatches) console.log(`  ${judged.text}: ${chips.join(', ')}`);
    const all = scores.get('all');
    const groups = [...scores].filter(([group]) => group !== 'all' && group !== '');
    report(`the reader on ${name}`, [
      ...groups.map(([group, score]): [string, string] => [group, line(score)]),
      [
        'all (≥ 95, ≤ 1, ≥ 85)',
        all ? line(all) : '',
        all !== undefined &&
          all.right / all.wanted >= 0.95 &&
          all.wrong / all.found <= 0.01 &&
          all.perfect / all.sentences >= 0.85,
      ],
    ]);
  }

  // The median of each, so that other work of the machine is no part of it.
  const times = seen.map(({ text }) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const started = performance.now();
      chipsOf(text, reader);
      return performance.now() - started;
    });
    return quantile(rounds, 0.5);
  });
  const { p50, p99 } = spread(times);
  report('a sentence', [['median and p99 (≤ 2 ms)', `${p50} and ${p99} ms`, p99 <= 2]]);
} finally {
  await db.destroy();
}
