import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';
import { countsOf, writeChanges } from '../lib/writers.ts';

const CHANGES = Number(process.env.CHANGES ?? 10_000);
const KILLS = 20;

await scenario(
  'R1',
  `kill -9 the indexer at ${KILLS} random moments during ${CHANGES} changes by 16 writers`,
  async (report) => {
    const stack = await openStack();
    try {
      let indexer = stack.startIndexer();
      await stack.settled();

      const writing = writeChanges(stack.db, { changes: CHANGES, perSecond: 125 });
      for (let kills = 0; kills < KILLS; kills++) {
        await pause(1_500 + Math.random() * 4_500);
        await indexer.kill();
        indexer = stack.startIndexer();
      }
      report.note('written', countsOf(await writing));

      const quiet = await stack.settled(60_000);
      report.check('marks drained within 30 s of quiet', quiet <= 30_000, `${Math.round(quiet)} ms`);
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);
    } finally {
      await stack.close();
    }
  },
);
