import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
type Signed = Awaited<ReturnType<typeof signedIn>>;
/** Whose word weighs 1: verified, here since last week. */
const aMember = () => signedIn(api, { email_verified_at: new Date(), created_at: daysAgo(7) });
/** Whose word weighs 2. */
const anOldMember = () => signedIn(api, { email_verified_at: new Date(), created_at: daysAgo(60) });
const report = ({ token }: Signed, id: string, body: object = { type: 'fake' }) =>
  api.call('POST', `/listings/${id}/report`, { token, body, lang: 'en' });
const decide = (id: string, body: object) =>
  api.call('POST', `/admin/listing-reports/${id}/decide`, { token: admin.token, body, lang: 'en' });
const statusOf = async (id: string) => (await rowOf(api.db('listings').where({ id }).first('status'))).status;
const isPublic = async (id: string) => (await api.get(`/listings/${id}`)).statusCode === 200;
const queued = async (id: string) => {
  const { json } = await api.call('GET', '/admin/listing-reports?limit=100', { token: admin.token, lang: 'en' });
  return json.data.items.find((item: { id: string }) => item.id === id);
};

describe('a report', () => {
  it('is one per person and listing, however often it is sent at once', async () => {
    const { id } = await aListing(api.db);
    const member = await aMember();
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(member, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await report(member, id, { type: 'spam' })).json.code).toBe('already_reported');
    expect(await queued(id)).toMatchObject({ count: 1, weight: 1, types: [{ type: 'fake', count: 1 }] });
    expect(await isPublic(id)).toBe(true);
  });

  it('needs a member, one of the six types, words for "other", and a public listing of somebody else', async () => {
    const member = await aMember();
    const { id } = await aListing(api.db);
    expect((await api.call('POST', `/listings/${id}/report`, { body: { type: 'fake' } })).statusCode).toBe(401);
    expect((await report(member, id, { type: 'ugly' })).statusCode).toBe(400);
    expect((await report(member, id, { type: 'other', note: ' ' })).statusCode).toBe(400);
    expect((await report(member, id, { type: 'other', note: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await report(member, randomUUID())).json.code).toBe('listing_not_found');
    const draft = await aListing(api.db, { status: 'draft', published_at: null });
    expect((await report(member, draft.id)).statusCode).toBe(404);
    const own = await aListing(api.db, { owner: member });
    expect((await report(member, own.id)).json.code).toBe('own_listing_reported');
    expect((await report(member, id, { type: 'other', note: 'The photos are mine' })).statusCode).toBe(200);
  });

  it('is no way to flood', async () => {
    const member = await aMember();
    const { id } = await aListing(api.db);
    await api.owner.raw(
      `insert into listing_reports (listing_id, reporter_id, type, weight)
       select l.id, ?, 'spam', 0 from (select id from listings where id <> ? order by id limit 20) l`,
      [member.id, id],
    );
    const missing = 20 - (await api.db('listing_reports').where({ reporter_id: member.id })).length;
    for (let i = 0; i < missing; i++) await report(member, (await aListing(api.db)).id);
    expect((await report(member, id)).statusCode).toBe(429);
  });
});

describe('reports that weigh enough', () => {
  it('take a listing out of view at once, exactly once, and tell its owner without names', async () => {
    const owner = await signedIn(api, { language: 'en' });
    const { id } = await aListing(api.db, { owner });
    await api.owner('search_dirty').where({ listing_id: id }).delete();
    const people = [await anOldMember(), await anOldMember(), await aMember()];
    const answers = await Promise.all(people.map((person) => report(person, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await statusOf(id), await isPublic(id)]).toEqual(['suspended', false]);
    expect(await api.db('search_dirty').where({ listing_id: id })).toHaveLength(1);
    expect(await api.db('notifications').where({ user_id: owner.id })).toHaveLength(1);
    expect(await api.db('audit_log').where({ subject_id: id, action: 'listing.hold_back' })).toHaveLength(1);
    const mine = await api.call('GET', `/users/listings/${id}`, { token: owner.token });
    expect(mine.json.data.listing.suspensionReason).toMatch(/reported/);
    expect(JSON.stringify(mine.json)).not.toContain(people[0]?.id);
    expect(await queued(id)).toMatchObject({ heldBack: true, count: 3, weight: 5, status: 'suspended' });
  });

  it('are not those of new, unverified or stopped accounts', async () => {
    const { id } = await aListing(api.db);
    const people = [
      await signedIn(api, { created_at: daysAgo(90) }),
      await signedIn(api, { email_verified_at: new Date() }),
    ];
    for (const person of people) expect((await report(person, id)).statusCode).toBe(200);
    const stopped = { email_verified_at: new Date(), created_at: daysAgo(90), suspended_until: 'infinity' };
    expect((await report(await signedIn(api, stopped), id)).statusCode).toBe(403);
    expect(await queued(id)).toMatchObject({ count: 2, weight: 0 });
    expect(await isPublic(id)).toBe(true);
  });
});

describe('an administrator', () => {
  const hidden = async () => {
    const { id } = await aListing(api.db, { expires_at: new Date(Date.now() + DAY_MS) });
    const people = [await anOldMember(), await anOldMember()];
    for (const one of people) await report(one, id);
    expect(await isPublic(id)).toBe(false);
    return { id, people };
  };

  it('brings it back, and those reports never hide it again', async () => {
    const { id } = await hidden();
    expect((await decide(id, { decision: 'dismiss' })).json.data).toEqual({ closed: 2, status: 'active' });
    expect([await isPublic(id), await queued(id)]).toEqual([true, undefined]);
    await report(await aMember(), id);
    expect(await isPublic(id)).toBe(true);
  });

  it('brings it back from its own page too', async () => {
    const { id } = await hidden();
    await api.call('POST', `/admin/listings/${id}/unsuspend`, { token: admin.token, body: { reason: 'x' } });
    expect([await isPublic(id), await queued(id)]).toEqual([true, undefined]);
  });

  it('lets it go with a reason, once; whoever was right three times is believed at once', async () => {
    const member = await aMember();
    for (let i = 0; i < 3; i++) {
      const { id } = await aListing(api.db);
      await report(member, id);
      expect((await decide(id, { decision: 'uphold' })).statusCode).toBe(400);
      const wanted = { closed: 1, status: 'suspended' };
      expect((await decide(id, { decision: 'uphold', reason: 'Fake' })).json.data).toEqual(wanted);
      expect((await decide(id, { decision: 'uphold', reason: 'Fake' })).json.code).toBe('reports_decided');
      expect(await isPublic(id)).toBe(false);
    }
    const { id } = await aListing(api.db);
    await report(member, id);
    expect(await isPublic(id)).toBe(false);
  });
});
