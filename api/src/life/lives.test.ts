import { createTestSearch } from '@diyar/indexer/testing';
import { expect, it } from 'vitest';
import { playLives } from '#testing/lives/play.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** `npm run load -- lives` plays more of them, others, more at a time, or without a trigger (`table.name`) that answers: then something must break. */
const { LIVES = '200', LIVES_SEED: SEED = '1127', LIVES_WITHOUT: WITHOUT, LIVES_BESIDE: BESIDE = '2' } = process.env;

/** A life waits for the engine several times. */
const LIVES_INDEXED = 5;

async function anApp(): Promise<TestApp> {
  const app = await testApp();
  const [table = '', name = ''] = WITHOUT?.split('.') ?? [];
  if (WITHOUT) await app.owner.raw('drop trigger ?? on ??', [name, table]);
  return app;
}
/** Lives wait for the database half of their time. Those that are played beside each other have a clock, so a database, of their own. */
async function playBeside(lives: number, seed: number) {
  const api = await anApp();
  try {
    return await playLives(api, { lives, seed });
  } finally {
    await api.close();
  }
}

it('lives that people, offices, administrators and the clock lead by chance break nothing', {
  timeout: 7_200_000,
}, async () => {
  const beside = Number(BESIDE);
  const played = await Promise.all(
    Array.from({ length: beside }, (_, at) => playBeside(Math.ceil(Number(LIVES) / beside), Number(SEED) + at)),
  );
  const acts = played.reduce((sum, part) => sum + part.acts, 0);
  const letThrough = played.flatMap(({ done }) => Object.values(done)).reduce((sum, times) => sum + times, 0);
  if (process.env.LIVES) console.log(`${acts} acts, of which were let through:`, ...played.map(({ done }) => done));
  // Nothing is shown by acts that were all refused.
  expect(letThrough).toBeGreaterThan(acts / 5);
});

it('and what they leave is what the index shows', { timeout: 120_000 }, async () => {
  const another = await anApp();
  const search = await createTestSearch({ db: another.db, url: another.database.url });
  try {
    await playLives(another, { lives: LIVES_INDEXED, seed: Number(SEED), search });
  } finally {
    await search.drop();
    await another.close();
  }
});
