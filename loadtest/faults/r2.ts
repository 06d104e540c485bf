import { privatePostgres } from '../lib/private-postgres.ts';
import { scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';
import { pause } from '../lib/until.ts';
import { countsOf, lostWrites, writeChanges } from '../lib/writers.ts';

const CHANGES = Number(process.env.CHANGES ?? 10_000);
const ENGINE_KILLS = 10;
const DATABASE_CRASHES = 5;

await scenario(
  'R2',
  `kill -9 Meilisearch ×${ENGINE_KILLS} and crash PostgreSQL ×${DATABASE_CRASHES} during ${CHANGES} changes`,
  async (report) => {
    const postgres = await privatePostgres();
    process.env.TEST_DATABASE_OWNER_URL = postgres.ownerUrl;
    delete process.env.TEST_DATABASE_URL;
    const stack = await openStack();
    try {
      const indexer = stack.startIndexer();
      await stack.settled();
      const writing = writeChanges(stack.db, { changes: CHANGES, perSecond: 125 });
      for (let round = 0; round < ENGINE_KILLS + DATABASE_CRASHES; round++) {
        await pause(1_000 + Math.random() * 6_000);
        const part =
          round % 3 === 2
            ? { stop: postgres.crash, start: postgres.start }
            : { stop: stack.process.kill, start: stack.process.start };
        await part.stop();
        await pause(Math.random() * 1_500);
        await part.start();
      }
      const written = await writing;
      report.note('written', countsOf(written));

      const quiet = await stack.settled();
      report.check('marks drained within 30 s of quiet', quiet <= 30_000, `${Math.round(quiet)} ms`);
      const lost = await lostWrites(stack.db, written);
      report.check('no acknowledged write lost', lost.length === 0, {
        acknowledged: written.acknowledged.size,
        lost: lost.length,
      });
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);
      report.check('the indexer was never restarted', indexer.alive);
    } finally {
      await stack.close();
      await postgres.close();
    }
  },
);
