import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { csv, line } from '#testing/import-rows.ts';
import { codesOf, importsOf } from '#testing/imports.ts';
import { workJobs } from '#testing/jobs.ts';
import { withoutBounds } from '#testing/subscribers.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { LOADER } from '../../../../scripts/lib/loader.ts';

/** `docs/acceptance/publishing.md` asks for 5,000. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 1_500);
const KILLED = new URL('../../../testing/killed-import.ts', import.meta.url).pathname;

let api: TestApp;
const { anOfficeUser, call, worked, checked, rowsOf } = importsOf(() => api);
beforeAll(async () => {
  api = await testApp();
  await withoutBounds(api);
});
afterAll(() => api.close());

describe('many rows', () => {
  it('are checked and kept, the bad ones with their reasons, over killed workers', async () => {
    const who = await anOfficeUser();
    // Every fifth becomes a listing: several slices of them.
    const lines = Array.from({ length: ROWS }, (_, i) =>
      line({ ref: `R${i}`, ...([1, 2].includes(i % 5) && { price: 'غالي' }), ...(i % 5 > 2 && { city: 'القدس' }) }),
    );
    const made = await checked(who, csv(...lines));
    expect(made.counts).toMatchObject({ incomplete: ROWS / 5, refused: (ROWS / 5) * 4 });
    await call(who, 'POST', `/${made.id}/start`, { target: 'drafts' });

    const finished = async () =>
      Number((await api.db('listing_import_rows').where({ import_id: made.id }).count({ n: 'outcome' }))[0]?.n);
    const child = worker(made.id);
    await vi.waitFor(async () => expect(await finished()).toBeGreaterThan(0), { timeout: 90_000, interval: 5 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await finished();
    expect(left).toBeLessThan(ROWS);
    // Nobody takes it over while its worker may live.
    await workJobs(api);
    expect(await finished()).toBe(left);
    await api
      .db('listing_imports')
      .where({ id: made.id })
      .update({ beat_at: api.db.raw(`app_now() - interval '2 minutes'`) });
    await api.db.raw(`select graphile_worker.add_job('listing_import_resume', '{}'::json)`);
    const done = await worked(who, made.id);
    expect(done.counts).toMatchObject({ drafted: ROWS / 5, left: (ROWS / 5) * 4, finished: ROWS });
    expect(Number((await api.db('listings').where({ owner_id: who.id }).count({ n: '*' }))[0]?.n)).toBe(ROWS / 5);
    const [, dear, , abroad] = await rowsOf(who, made.id);
    expect(codesOf(dear)).toContain('import_not_a_number');
    expect(codesOf(abroad)).toContain('import_place_unknown');
  }, 600_000);
});

/** A process that works on the import, like the worker's, for its test to kill. */
function worker(importId: string) {
  const { database, engine, auth, http } = api.config;
  const env = { ...process.env, DATABASE_URL: database.url, MEILI_URL: engine.url, AUTH_SECRET: auth.secret };
  const own = { PUBLIC_URL: http.publicUrl, NODE_ENV: 'test', DATA_DIR: api.dataDir };
  return spawn(process.execPath, [...LOADER, KILLED, importId], { env: { ...env, ...own }, stdio: 'inherit' });
}
