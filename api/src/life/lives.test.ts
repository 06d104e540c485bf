import { createTestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playLives } from '#testing/lives/play.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

/** `npm run load -- lives` plays more of them, others, or without a trigger (`table.name`) that answers: then something must break. */
const { LIVES = '200', LIVES_SEED: SEED = '1127', LIVES_WITHOUT: WITHOUT } = process.env;

/** A life waits for the engine several times. */
const LIVES_INDEXED = 5;

let api: TestApp;
beforeAll(async () => {
  api = await anApp();
});
async function anApp(): Promise<TestApp> {
  const app = await testApp();
  const [table = '', name = ''] = WITHOUT?.split('.') ?? [];
  if (WITHOUT) await app.owner.raw('drop trigger ?? on ??', [name, table]);
  return app;
}
afterAll(() => api.close());

it('lives that people, offices, administrators and the clock lead by chance break nothing', {
  timeout: 7_200_000,
}, async () => {
  const { acts, done } = await playLives(api, { lives: Number(LIVES), seed: Number(SEED) });
  if (process.env.LIVES) console.log(`${acts} acts, of which were let through:`, done);
  // Nothing is shown by acts that were all refused.
  expect(Object.values(done).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(acts / 5);
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
