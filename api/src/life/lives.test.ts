import { afterAll, beforeAll, expect, it } from 'vitest';
import { playLives } from '../../testing/lives/play.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** `npm run load -- lives` plays more of them, others, or without a trigger (`table.name`) that answers: then something must break. */
const { LIVES = '200', LIVES_SEED: SEED = '1127', LIVES_WITHOUT: WITHOUT } = process.env;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const [table = '', name = ''] = WITHOUT?.split('.') ?? [];
  if (WITHOUT) await api.owner.raw('drop trigger ?? on ??', [name, table]);
});
afterAll(() => api.close());

it('lives that people, offices, administrators and the clock lead by chance break nothing', {
  timeout: 7_200_000,
}, async () => {
  const { acts, done } = await playLives(api, { lives: Number(LIVES), seed: Number(SEED) });
  if (process.env.LIVES) console.log(`${acts} acts, of which were let through:`, done);
  // Nothing is shown by acts that were all refused.
  expect(Object.values(done).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(acts / 5);
});
