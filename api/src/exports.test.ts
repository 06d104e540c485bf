import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { readTable } from './lib/tables/read-table.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const fetchTable = (path: string, lang = 'en') =>
  api.call('GET', path, { token: admin.token, headers: { 'accept-language': lang } });
const rowsOf = async (bytes: Buffer): Promise<{ columns: string[]; rows: string[][] }> => {
  const { columns, batches } = await readTable(bytes);
  return { columns, rows: batches.flatMap((batch) => JSON.parse(batch)).map(({ cells }) => cells) };
};

/** Exported subjects, each with its path below /admin. */
const EXPORTS = [
  ...['users', 'audit', 'payments', 'listings'].map((what) => [what, what] as const),
  ['user_activity', 'reports/user-activity'],
] as const;

describe('exports of administrators', () => {
  it.each(EXPORTS)('of %s leave an audit row, or nothing leaves', async (what, path) => {
    await signedIn(api);
    const trail = () =>
      api.db('audit_log').where({ actor_id: admin.id, action: `export.${what}`, subject_kind: 'export' });
    await api.owner.raw('revoke insert on audit_log from diyar_app');
    const refused = await fetchTable(`/admin/${path}/export?format=csv`);
    await api.owner.raw('grant insert on audit_log to diyar_app');
    expect(refused.statusCode).toBe(500);
    expect(await trail()).toHaveLength(0);

    const { statusCode, headers, answer } = await fetchTable(`/admin/${path}/export?format=csv`);
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="diyar-${what.replace('_', '-')}.csv"`);
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await trail()).toMatchObject([{ subject_id: what, after: { format: 'csv' } }]);
  });

  it('hold what the list shows, narrowed alike, in the caller’s language', async () => {
    const name = '=Mayssoun';
    const { id } = await signedIn(api, { first_name: name, last_name: 'Z', phone: '+963944000111' });
    for (const format of ['csv', 'xlsx']) {
      const { answer } = await fetchTable(
        `/admin/users/export?format=${format}&query=${encodeURIComponent(name)}`,
        'ar',
      );
      const { columns, rows } = await rowsOf(answer.rawPayload);
      expect(columns.slice(0, 3)).toEqual(['الرقم', 'الاسم', 'البريد']);
      expect(rows).toHaveLength(1);
      const mark = format === 'csv' ? "'" : '';
      expect(rows[0]).toMatchObject({ 0: id, 1: `${mark}${name} Z`, 4: `${mark}+963944000111`, 6: 'شخصي' });
    }
  });

  it('of listings name them, their owner and state in words', async () => {
    const owner = await signedIn(api, { first_name: 'ربيع', last_name: 'الحلبي' });
    const { id } = await aListing(api.db, { owner, title_ar: 'شقة في المزة', price: 85_000 });
    const { answer } = await fetchTable(`/admin/listings/export?format=xlsx&ownerId=${owner.id}`, 'ar');
    const { rows } = await rowsOf(answer.rawPayload);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ 1: id, 2: 'منشور', 3: 'شقة في المزة', 6: '85000', 7: 'ربيع الحلبي' });
  });

  it('go on page after page, each row once', async () => {
    const subject = 'pages-of-an-export';
    await api.owner.raw(
      `insert into audit_log (actor_id, action, subject_kind, subject_id, ip)
       select ?, 'sitemaps.build', 'sitemaps', ?, '192.0.2.7' from generate_series(1, 2345)`,
      [admin.id, subject],
    );
    const { answer } = await fetchTable(`/admin/audit/export?format=xlsx&subject=${subject}`);
    const { rows } = await rowsOf(answer.rawPayload);
    expect(new Set(rows.map(([id]) => id)).size).toBe(2345);
    expect(rows).toHaveLength(2345);
  });

  it.each(EXPORTS)('of %s are nobody else’s', async (_what, path) => {
    const { token } = await signedIn(api);
    expect((await api.call('GET', `/admin/${path}/export?format=csv`, { token })).statusCode).toBe(403);
  });
});
