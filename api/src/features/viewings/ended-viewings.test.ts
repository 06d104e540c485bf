import type { ListingRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOneTimeToken } from '#lib/auth/one-time-tokens.ts';
import { workJobs } from '#testing/jobs.ts';
import { anOffer, anOfficeOffer, ask, enquiry, type Signed, sendMessage, threadOf } from '#testing/leads.ts';
import { codeProofOf, signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Signed;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const call = async ({ token }: Signed, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  (await api.call(method, path, { token, lang: 'en', ...(body && { body }) })).json;
const propose = (from: Signed, leadId: string) =>
  call(from, 'POST', `/leads/${leadId}/viewings`, { startsAt: inDays(2) });
const viewingsOf = async (person: Signed) =>
  (await call(person, 'GET', '/viewings?when=past')).data.items.map(
    ({ status, endedBecause }: { status: string; endedBecause: string }) => ({ status, endedBecause }),
  );
const bellOf = ({ id }: Signed): Promise<string[]> =>
  api.db('notifications').where({ user_id: id }).where('kind', 'like', 'viewing_ended%').pluck('kind');

type Thread = Awaited<ReturnType<typeof anAgreed>>;
async function anAgreed(offer: () => Promise<{ owner: Signed; listing: { id: string } }> = () => anOffer(api)) {
  const { owner, listing } = await offer();
  const asker = await signedIn(api);
  const leadId = await ask(api, asker, listing.id);
  const { data } = await propose(asker, leadId);
  await call(owner, 'PUT', `/viewings/${data.viewing.id}/accept`, { version: 1 });
  return { owner, asker, listing, leadId, id: data.viewing.id as string };
}

const desk = async (path: string, body: object, isProven = false) => {
  const headers: Record<string, string> = isProven ? { 'x-proof': await codeProofOf(api, admin.token) } : {};
  const { json } = await api.call('POST', `/admin/${path}`, { token: admin.token, lang: 'en', headers, body });
  if (!json.success) throw new Error(json.code);
  return json;
};
const suspend = ({ id }: Signed) => desk(`users/${id}/suspend`, { reason: 'a reason of ours', days: 30 });
const ban = ({ id }: Signed) => desk(`users/${id}/ban`, { reason: 'a reason of ours' }, true);
const linkOf = ({ id }: Signed) => newOneTimeToken(api.db, id, 'delete_account');
const close = ({ id }: Signed) =>
  api
    .db('users')
    .where({ id })
    .update({ closed_at: api.db.raw('app_now()') });
const status =
  (name: string) =>
  ({ owner, listing }: Thread) =>
    call(owner, 'PUT', `/listings/${listing.id}/status`, { status: name });
const transfer = async ({ listing }: Thread) => {
  const taker = await signedIn(api);
  await desk(`listings/${listing.id}/transfer`, { to: taker.id, reason: 'sold their business' });
  return taker;
};

describe('an agreed viewing, and what becomes of', () => {
  it.each<[string, (thread: Thread) => Promise<unknown>, string, boolean, boolean]>([
    ['the home: sold', status('sold'), 'listing', true, true],
    ['the home: archived by its seller', status('archived'), 'listing', true, true],
    [
      'the home: deleted',
      ({ owner, listing }) => call(owner, 'DELETE', `/listings/${listing.id}`),
      'listing',
      true,
      true,
    ],
    [
      'the home: suspended',
      ({ listing }) => desk(`listings/${listing.id}/suspend`, { reason: 'a reason of ours' }),
      'listing',
      true,
      true,
    ],
    ['the seller: suspended', ({ owner }) => suspend(owner), 'person', true, true],
    ['the seller: banned', ({ owner }) => ban(owner), 'person', false, true],
    ['the seller: closed', ({ owner }) => close(owner), 'person', false, true],
    ['the one who asked: suspended', ({ asker }) => suspend(asker), 'person', true, true],
    ['the one who asked: banned', ({ asker }) => ban(asker), 'person', true, false],
    ['the one who asked: closed', ({ asker }) => close(asker), 'person', true, false],
  ])('%s', async (_, happen, because, tellsOwner, tellsAsker) => {
    const thread = await anAgreed();
    await happen(thread);
    expect(await api.db('viewings').where({ id: thread.id }).first('status', 'ended_because')).toEqual({
      status: 'cancelled',
      ended_because: because,
    });
    await workJobs(api);
    const kind = `viewing_ended_${because}`;
    expect([await bellOf(thread.owner), await bellOf(thread.asker)]).toEqual([
      tellsOwner ? [kind] : [],
      tellsAsker ? [kind] : [],
    ]);
  });

  it('stays when a colleague of the office can come, or a plan has lapsed', async () => {
    const { owner, agent, listing } = await anOfficeOffer(api);
    await api.db('listings').where({ id: listing.id }).update({ owner_id: agent.id });
    const thread = await anAgreed(async () => ({ owner: agent, listing }));
    await suspend(agent);
    expect(await api.db('viewings').where({ id: thread.id }).first('status')).toEqual({ status: 'scheduled' });
    await suspend(owner);
    expect(await viewingsOf(thread.asker)).toEqual([{ status: 'cancelled', endedBecause: 'person' }]);
  });

  it.each([
    ['leaves', (agent: Signed) => call(agent, 'POST', '/offices/my-office/leave', {})],
    [
      'closes the account',
      async (agent: Signed) => api.call('POST', `/account/delete/confirm?token=${await linkOf(agent)}`),
    ],
  ])('is called off when the last of the office who could come %s', async (how, go) => {
    const { owner, agent, colleague, listing } = await anOfficeOffer(api);
    await api.db('office_members').where({ user_id: colleague.id }).delete();
    await api.db('listings').where({ id: listing.id }).update({ owner_id: agent.id });
    const thread = await anAgreed(async () => ({ owner: agent, listing }));
    const theirs = await anAgreed();
    // A viewing the agent goes to for themselves is no business of the office.
    await api.db('leads').where({ id: theirs.leadId }).update({ enquirer_id: agent.id });
    await suspend(owner);
    expect(await api.db('viewings').where({ id: thread.id }).first('status')).toEqual({ status: 'scheduled' });
    await go(agent);
    expect(await viewingsOf(thread.asker)).toEqual([{ status: 'cancelled', endedBecause: 'person' }]);
    const own = await api.db('viewings').where({ id: theirs.id }).first('status');
    expect(own).toEqual({ status: how === 'leaves' ? 'scheduled' : 'cancelled' });
  });

  it('is called off when an office closes that alone could come for its stopped colleague', async () => {
    const { agent, listing } = await anOfficeOffer(api);
    await api.db('listings').where({ id: listing.id }).update({ owner_id: agent.id });
    const thread = await anAgreed(async () => ({ owner: agent, listing }));
    await suspend(agent);
    expect(await api.db('viewings').where({ id: thread.id }).first('status')).toEqual({ status: 'scheduled' });
    const { office_id: officeId } = await rowOf(api.db('listings').where({ id: listing.id }).first('office_id'));
    const closed = await api.call('POST', `/admin/offices/${officeId}/close`, {
      token: admin.token,
      headers: { 'x-proof': await codeProofOf(api, admin.token) },
      body: { reason: 'nobody runs it' },
    });
    expect(closed.statusCode).toBe(200);
    expect(await viewingsOf(thread.asker)).toEqual([{ status: 'cancelled', endedBecause: 'person' }]);
  });

  it('is told in words that name nobody', async () => {
    const thread = await anAgreed();
    await ban(thread.owner);
    const mail = (await workJobs(api)).find(({ to }) => to === thread.asker.email);
    expect(mail?.subject).toBe('أُلغي موعد المعاينة');
    expect(mail?.text).toContain('لا يستطيع الطرف الآخر الحضور');
    expect((await threadOf(api, thread.asker, thread.leadId)).closed).toBe('gone');
  });
});

describe('a thread that nobody reads', () => {
  it.each([
    ['away', suspend],
    ['gone', ban],
    ['gone', close],
  ] as const)('takes no words and no viewing: %s', async (closed, stop) => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id);
    await stop(owner);
    expect((await threadOf(api, asker, leadId)).closed).toBe(closed);
    expect((await sendMessage(api, asker, leadId)).json).toMatchObject({ statusCode: 409, code: 'lead_closed' });
    expect(await propose(asker, leadId)).toMatchObject({ statusCode: 409, code: 'lead_closed' });
  });

  it('is another one after a transfer: whoever has the listing now is asked, and the words before stay where they were', async () => {
    const thread = await anAgreed();
    const taker = await transfer(thread);
    const next = await ask(api, thread.asker, thread.listing.id, { message: 'وهل ما زالت متاحة؟' });
    expect(next).not.toBe(thread.leadId);
    expect((await threadOf(api, taker, next)).messages).toMatchObject([{ body: 'وهل ما زالت متاحة؟' }]);
    expect(await threadOf(api, taker, thread.leadId)).toBeUndefined();
    expect(await threadOf(api, thread.owner, thread.leadId)).toMatchObject({ closed: 'transferred' });
    expect((await sendMessage(api, thread.owner, thread.leadId)).json.code).toBe('lead_closed');
    expect(await viewingsOf(thread.asker)).toEqual([{ status: 'cancelled', endedBecause: 'transferred' }]);
  });
});

describe('a viewing of what is not offered', () => {
  it.each<[string, Partial<ListingRow>]>([
    ['expired', { expires_at: new Date(0) }],
    ['sold', { status: 'sold' }],
  ])('is not proposed: %s', async (_, columns) => {
    const { owner, listing } = await anOffer(api);
    const asker = await signedIn(api);
    const leadId = await ask(api, asker, listing.id, enquiry());
    await api.db('listings').where({ id: listing.id }).update(columns);
    for (const side of [owner, asker])
      expect(await propose(side, leadId)).toMatchObject({ statusCode: 409, code: 'viewing_not_offered' });
  });
});
