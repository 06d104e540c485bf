import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { aPending } from '#testing/listing-form.ts';
import { patiently, ringBell, twoProcesses } from '#testing/live-reader.ts';
import { aMember, signedIn } from '#testing/people.ts';
import { notify } from '../notifications/index.ts';

let site: Awaited<ReturnType<typeof twoProcesses>>;
beforeAll(async () => {
  site = await twoProcesses();
});
afterAll(() => site.close());

const credit = (userId: string, amount: number) =>
  ({ userId, type: 'credit', kind: 'credit_added', parameters: { amount } }) as const;

describe('streams of news', () => {
  it('say that the bell rang, was read and emptied, on every process, and to nobody else', async () => {
    const { api, other, follow } = site;
    const [reader, stranger] = [await signedIn(api), await signedIn(api)];
    const telephone = await site.alsoOn(reader);
    const here = await follow(api, reader);
    const there = await follow(other, telephone);
    const elsewhere = await follow(other, stranger);
    const both = (times: number) =>
      vi.waitFor(
        () => expect([here.kinds(), there.kinds()]).toEqual(Array(2).fill(Array(times).fill('bell'))),
        patiently,
      );
    await ringBell(api, reader);
    await both(1);
    expect(here.heard[0]?.data).toEqual({});
    const { json } = await api.call('GET', '/notifications', { token: reader.token });
    const { id } = json.data.notifications[0];
    await other.call('PUT', `/notifications/${id}/read`, { token: telephone.token, body: {} });
    await both(2);
    await api.call('DELETE', `/notifications/${id}`, { token: reader.token });
    await both(3);
    await ringBell(api, stranger);
    await vi.waitFor(() => expect(elsewhere.kinds()).toEqual(['bell']), patiently);
  });

  it('say nothing of what was rolled back, and once what one transaction did', async () => {
    const { api, follow } = site;
    const reader = await signedIn(api);
    const stream = await follow(api, reader);
    const undone = api.db.transaction(async (trx) => {
      await notify(trx, credit(reader.id, 1));
      throw new Error('not this time');
    });
    await expect(undone).rejects.toThrow('not this time');
    await api.db.transaction(async (trx) => {
      for (const amount of [1, 2, 3]) await notify(trx, credit(reader.id, amount));
    });
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['bell']), patiently);
    await ringBell(api, reader);
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['bell', 'bell']), patiently);
  });

  it('tell whoever comes again what was missed, once, on another process too; who was away too long asks anew', async () => {
    const { api, other, follow } = site;
    const reader = await signedIn(api);
    const first = await follow(api, reader);
    await ringBell(api, reader);
    await vi.waitFor(() => expect(first.kinds()).toEqual(['bell']), patiently);
    const place = first.lastId;
    first.close();
    await ringBell(api, await signedIn(api));
    const witness = await follow(other, reader);
    await ringBell(api, reader);
    await ringBell(api, reader);
    await vi.waitFor(() => expect(witness.kinds()).toEqual(['bell', 'bell']), patiently);

    const again = await follow(other, reader, place);
    await vi.waitFor(() => expect(again.lastId).toBe(witness.lastId), patiently);
    expect(again.kinds()).toEqual(['bell']);
    const long = await follow(other, reader, '1');
    await vi.waitFor(() => expect(long.kinds()).toEqual(['all']), patiently);
  });

  it('make everybody ask anew when the database was out of hearing', async () => {
    const { api, follow } = site;
    const reader = await signedIn(api);
    const stream = await follow(api, reader);
    await api.owner.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'diyar-api-listen'`,
    );
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['all']), patiently);
    await ringBell(api, reader);
    await vi.waitFor(() => expect(stream.kinds()).toEqual(['all', 'bell']), patiently);
  });
});

it('a conversation is said to have changed to both its sides, by its id', async () => {
  const { api, other, follow } = site;
  const [owner, buyer] = [await aMember(api), await aMember(api)];
  const { id } = await aListing(api.db, { owner, status: 'active' });
  const [ofOwner, ofBuyer] = [await follow(api, owner), await follow(other, buyer)];
  const body = { messageId: crypto.randomUUID(), name: 'Layla', message: 'Is it free?' };
  const { json } = await api.call('POST', `/listings/${id}/leads`, { token: buyer.token, body });
  const lead = { event: 'lead', data: { id: json.data.leadId } };
  await vi.waitFor(() => {
    expect(ofOwner.heard).toContainEqual(lead);
    expect(ofBuyer.heard).toContainEqual(lead);
  }, patiently);
  const told = ofBuyer.heard.length;
  await api.call('PUT', `/leads/${json.data.leadId}/read`, { token: owner.token, body: {} });
  await vi.waitFor(() => expect(ofBuyer.heard.slice(told)).toEqual([lead]), patiently);
});

it('the queue of reviews is said to have changed to administrators with their second factor, and not while a draft is written', async () => {
  const { api, other, follow } = site;
  const [admin, seller] = [await signedIn(api, { account_type: 'admin' }), await aMember(api)];
  const [desk, sellers] = [await follow(other, admin), await follow(api, seller)];
  const { id } = await aPending(api, seller);
  await vi.waitFor(() => expect(desk.kinds()).toEqual(['review']), patiently);
  await api.db('listing_revisions').where({ listing_id: id }).update({ updated_at: new Date() });
  await api.db('listing_revisions').where({ listing_id: id }).update({ state: 'withdrawn' });
  await vi.waitFor(() => expect(desk.kinds()).toEqual(['review', 'review']), patiently);
  await ringBell(api, seller);
  await vi.waitFor(() => expect(sellers.kinds()).toContain('bell'), patiently);
  expect(sellers.kinds()).not.toContain('review');
});
