import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPending, review } from '#testing/listing-form.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let second: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  [admin, second] = [await signedIn(api, { account_type: 'admin' }), await signedIn(api, { account_type: 'admin' })];
});
afterAll(() => api.close());

const bulk = (by: { token: string }, body: object) =>
  api.call('POST', '/admin/listings/bulk-review', { token: by.token, lang: 'en', body });
const auditOf = (id: string) => api.db('audit_log').where({ subject_id: id });

describe('several at once', () => {
  it('are decided one by one, each with its own result', async () => {
    const owner = await signedIn(api);
    const [first, outdated, decided] = [
      await aPending(api, owner),
      await aPending(api, owner),
      await aPending(api, owner),
    ];
    await review(api, second, decided.id, { decision: 'approve', version: decided.version });
    const gone = randomUUID();
    const { json } = await bulk(admin, {
      decision: 'reject',
      reasons: ['duplicate'],
      items: [
        { listingId: first.id, version: first.version },
        { listingId: outdated.id, version: outdated.version + 1 },
        { listingId: decided.id, version: decided.version },
        { listingId: gone, version: 1 },
        { listingId: first.id, version: first.version },
      ],
    });
    expect(json.data).toMatchObject({
      done: 1,
      failed: 3,
      results: [
        { listingId: first.id, ok: true, code: null },
        { listingId: outdated.id, ok: false, code: 'listing_changed_meanwhile' },
        {
          listingId: decided.id,
          ok: false,
          code: 'listing_decided',
          message: 'This listing has already been decided.',
        },
        { listingId: gone, ok: false, code: 'listing_not_found' },
      ],
    });
    expect(await auditOf(first.id)).toMatchObject([{ action: 'listing.reject', after: { codes: ['duplicate'] } }]);
  });

  it('need a reason to be rejected', async () => {
    const items = [{ listingId: randomUUID(), version: 1 }];
    const { statusCode, json } = await bulk(admin, { decision: 'reject', items });
    expect(statusCode).toBe(400);
    expect(json.errors).toMatchObject([{ path: 'reasons', code: 'rejection_reason_required' }]);
    expect((await bulk(admin, { decision: 'approve', items: [] })).statusCode).toBe(400);
  });

  it('and a single decision on one of them have one outcome and one audit row', async () => {
    const { id, version } = await aPending(api, await signedIn(api));
    const [one, many] = await meetingAt(api, { table: 'listings', id }, [
      () => review(api, admin, id, { decision: 'approve', version }),
      () => bulk(second, { decision: 'reject', reasons: ['duplicate'], items: [{ listingId: id, version }] }),
    ]);
    const outcomes = [one?.statusCode === 200, many?.json.data.done === 1];
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
    expect(await api.db('listing_decisions').where({ listing_id: id })).toHaveLength(1);
    const { status } = await rowOf(api.db('listings').where({ id }).first());
    expect(status).toBe(outcomes[0] ? 'active' : 'rejected');
  });
});

describe('presence', () => {
  const presence = (by: { token: string }, id: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    api.call(method, `/admin/listings/${id}/presence`, { token: by.token, ...(method === 'PUT' && { body: {} }) });
  const shownOf = async (id: string) => {
    const { json } = await api.call('GET', '/admin/listings/pending?limit=100', { token: admin.token });
    return json.data.items.find((row: { id: string }) => row.id === id);
  };

  it('shows who else has an item open, until they leave or five minutes have passed', async () => {
    const { id } = await aPending(api, await signedIn(api));
    expect((await presence(second, id)).json.data.viewers).toEqual([]);
    const theirs = { id: second.id, name: 'ليلى الخطيب' };
    expect((await presence(admin, id)).json.data.viewers).toEqual([theirs]);
    expect((await shownOf(id)).viewers).toEqual([theirs]);

    await api.owner('app_clock').update({ shift: '299 seconds' });
    expect((await shownOf(id)).viewers).toEqual([theirs]);
    await api.owner('app_clock').update({ shift: '301 seconds' });
    expect((await shownOf(id)).viewers).toEqual([]);
    await presence(second, id);
    expect((await shownOf(id)).viewers).toEqual([theirs]);
    await api.owner('app_clock').update({ shift: '0' });

    await presence(second, id, 'DELETE');
    expect((await shownOf(id)).viewers).toEqual([]);
    expect((await presence(admin, randomUUID())).statusCode).toBe(404);
  });

  it('counts the 24 hours', async () => {
    const { id, version } = await aPending(api, await signedIn(api));
    const row = await shownOf(id);
    expect(row).toMatchObject({ version, isLate: false });
    expect(Date.parse(row.dueAt) - Date.parse(row.submittedAt)).toBe(24 * 3_600_000);
  });
});
