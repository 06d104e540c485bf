import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { Part } from '../contract.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await testApp();
  ({ token } = await signedIn(api, { account_type: 'admin' }));
});
afterAll(() => api.close());

const partsNow = async (): Promise<Record<string, Part>> => {
  const { json } = await api.call('GET', '/admin/status', { token });
  return Object.fromEntries(json.data.parts.map((part: Part) => [part.part, part]));
};

describe('the status of the site', () => {
  it('names every part, and those that are away', async () => {
    const parts = await partsNow();
    expect(parts.api).toMatchObject({ state: 'well', version: `Node ${process.versions.node}` });
    expect(parts.worker).toMatchObject({ state: 'act', figures: { running: 0 } });
    expect(parts.engine?.state).toBe('act');
    expect(parts.database).toMatchObject({ state: 'well', version: expect.stringMatching(/^\d+\.\d+/) });
    expect(parts.disk?.figures.free).toBeGreaterThan(0);
    expect(parts.backup).toEqual({ part: 'backup', state: 'look', version: null, figures: { age: null } });
  });

  it('says how old the last backup is', async () => {
    const keep = (age: string) =>
      api.owner.raw(
        `insert into last_backup (name, finished_at) values ('of-then', app_now() - ?::interval)
         on conflict (is_only) do update set finished_at = excluded.finished_at`,
        [age],
      );
    for (const [age, state] of [
      ['1 hour', 'well'],
      ['30 hours', 'look'],
      ['3 days', 'act'],
    ] as const) {
      await keep(age);
      expect((await partsNow()).backup).toMatchObject({ state, version: 'of-then' });
    }
  });

  it('says which work is late: mails, other jobs and the index each by themselves', async () => {
    await enqueue(api.db, 'mail', { kind: 'reset_password', email: 'nobody@example.org' });
    await api.owner.raw(`update graphile_worker._private_jobs set run_at = now() - interval '5 minutes'`);
    await api.owner.raw(
      `insert into search_dirty (target, listing_id, gen, marked_at) values (1, uuid_v7(), 1, now() - interval '20 minutes')`,
    );
    const parts = await partsNow();
    expect([parts.mails?.state, parts.jobs?.state, parts.index?.state]).toEqual(['look', 'well', 'act']);
    expect(parts.index?.figures.waiting).toBe(1);
  });
});
