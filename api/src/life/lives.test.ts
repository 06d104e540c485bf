import { createTestSearch } from '@diyar/indexer/testing';
import { expect, it } from 'vitest';
import { MUTATIONS } from '#testing/lives/mutations.ts';
import { playLives } from '#testing/lives/play.ts';
import { testApp } from '#testing/test-app.ts';

/** `npm run load -- lives` plays more of them, others, more at a time; with `LIVES_WITHOUT` each of the mutations, or those named. */
const { LIVES = '200', LIVES_SEED: SEED = '1127', LIVES_WITHOUT: WITHOUT, LIVES_BESIDE: BESIDE = '2' } = process.env;

/** A life waits for the engine several times. */
const LIVES_INDEXED = 5;
const LONGEST_MS = 7_200_000;

/** Lives wait for the database half of their time. Those that are played beside each other have a clock, so a database, of their own. */
async function playBeside(lives: number, seed: number, mutation?: string) {
  const api = await testApp();
  try {
    if (mutation) await api.owner.raw(mutation);
    return await playLives(api, { lives, seed, isShrunk: !mutation });
  } finally {
    await api.close();
  }
}

it.skipIf(WITHOUT)(
  'lives that people, offices, administrators and the clock lead by chance break nothing',
  { timeout: LONGEST_MS },
  async () => {
    const beside = Number(BESIDE);
    const played = await Promise.all(
      Array.from({ length: beside }, (_, at) => playBeside(Math.ceil(Number(LIVES) / beside), Number(SEED) + at)),
    );
    const acts = played.reduce((sum, part) => sum + part.acts, 0);
    const letThrough = played.flatMap(({ done }) => Object.values(done)).reduce((sum, times) => sum + times, 0);
    if (process.env.LIVES) console.log(`${acts} acts, of which were let through:`, ...played.map(({ done }) => done));
    // Nothing is shown by acts that were all refused.
    expect(letThrough).toBeGreaterThan(acts / 5);
  },
);

it.skipIf(WITHOUT)('and what they leave is what the index shows', { timeout: 120_000 }, async () => {
  const api = await testApp();
  const search = await createTestSearch({ db: api.db, url: api.database.url });
  try {
    await playLives(api, { lives: LIVES_INDEXED, seed: Number(SEED), search });
  } finally {
    await search.drop();
    await api.close();
  }
});

const mutated = Object.keys(MUTATIONS).filter((name) => WITHOUT === 'all' || WITHOUT?.split(',').includes(name));
it.for(mutated)('notice it where %s', { timeout: LONGEST_MS }, async (name) => {
  const { sql, dies } = MUTATIONS[name] ?? { sql: '', dies: /./ };
  const broken = await playBeside(Number(LIVES), Number(SEED), sql).catch((error: Error) => error);
  if (!(broken instanceof Error)) throw new Error(`${LIVES} lives notice nothing`);
  const [lives] = /\d+/.exec(broken.message) ?? [];
  const found = broken.cause instanceof Error ? broken.cause.message : broken.message;
  console.log(`${name}: after ${lives} lives by the seed ${SEED}, ${found}`);
  expect(found).toMatch(dies);
});
