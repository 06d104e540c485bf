import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { aPending } from '#testing/listing-form.ts';
import { sendMoney } from '#testing/money.ts';
import { aPayeeForm } from '#testing/payees.ts';
import { aMember, codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const waitingFor = async ({ token }: { token: string }) =>
  (await api.call('GET', '/users/waiting', { token })).json.data as Record<string, number>;

describe('what waits', () => {
  it('for administrators is counted by queue', async () => {
    const admin = await signedIn(api, { account_type: 'admin' });
    const before = await waitingFor(admin);
    await aPending(api, await signedIn(api));
    const { id: listing_id } = await aListing(api.db);
    const [one, two] = [await aUser(api.db), await aUser(api.db)];
    await api
      .db('listing_reports')
      .insert([one, two].map(({ id }) => ({ listing_id, reporter_id: id, type: 'spam', weight: 1 })));
    await api.db('office_applications').insert({ user_id: one.id, status: 'pending' });
    const { token } = await signedIn(api);
    await sendMoney(api, '/credits/request', { token, body: { amount: 5, method: 'cash' } });
    const other = await signedIn(api, { account_type: 'admin' });
    const proposal = {
      body: { ...aPayeeForm(), id: randomUUID() },
      headers: { 'x-proof': await codeProofOf(api, other.token) },
    };
    await api.call('POST', '/admin/payees', { token: other.token, ...proposal });
    expect(await waitingFor(other)).toMatchObject({ payees: 0, unpayable: 0 });
    await api.owner('payees').where({ method: 'check' }).update({ is_active: false });
    await enqueue(api.db, 'saved_search_places', {});
    await api.owner.raw(
      `update graphile_worker._private_jobs set attempts = 3 where id in (
         select min(id) from graphile_worker.jobs where task_identifier in ('mail', 'notification_mail') union all
         select min(id) from graphile_worker.jobs where task_identifier not like '%mail')`,
    );
    expect(await waitingFor(admin)).toEqual({
      review: (before.review ?? 0) + 1,
      reports: (before.reports ?? 0) + 1,
      appeals: before.appeals,
      applications: (before.applications ?? 0) + 1,
      unled: before.unled,
      credits: (before.credits ?? 0) + 1,
      advertisements: before.advertisements ?? 0,
      payees: 1,
      unpayable: 1,
      mails: 1,
      jobs: 1,
    });
  });

  it('for an office is its new leads and the listings that expire', async () => {
    const office = await anOffice(api.db);
    const manager = await signedIn(api, { account_type: 'office' });
    await api.db('office_members').insert({ office_id: office.id, user_id: manager.id });
    expect(await waitingFor(manager)).toEqual({ leads: 0, expiring: 0 });
    const fresh = { confirmed_at: new Date(), expires_at: api.db.raw(`app_now() + interval '20 days'`) };
    const { id } = await aListing(api.db, { owner: manager, office, ...fresh });
    const old = { confirmed_at: api.db.raw(`app_now() - interval '28 days'`) };
    await aListing(api.db, { owner: manager, office, ...fresh, ...old });
    await api.call('POST', `/listings/${id}/contact`, { token: (await aMember(api)).token, body: {} });
    expect(await waitingFor(manager)).toEqual({ leads: 1, expiring: 1 });
    expect(await waitingFor(await aMember(api))).toEqual({ leads: 0, expiring: 0 });
  });

  it('is not for visitors', async () => {
    expect((await api.call('GET', '/users/waiting', {})).statusCode).toBe(401);
  });
});
