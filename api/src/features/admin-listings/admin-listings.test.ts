import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { notifyOfDecisions, workJobs } from '#testing/jobs.ts';
import { aPending, aPublished } from '#testing/listing-form.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const list = async (query: string) =>
  (await api.call('GET', `/admin/listings?${query}`, { token: admin.token, lang: 'en' })).json.data;
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const act = (method: 'POST' | 'DELETE', path: string, body: object) =>
  api.call(method, `/admin/listings/${path}`, { token: admin.token, lang: 'en', body });
const auditOf = (id: string, action: string) => api.db('audit_log').where({ subject_id: id, action });

describe('the list', () => {
  it('pages by key in both orders, and counts what it shows', async () => {
    const owner = await signedIn(api);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await aListing(api.db, { owner })).id);
    const newest = [...ids].sort().reverse();
    const first = await list(`ownerId=${owner.id}&limit=2`);
    expect(first).toMatchObject({ total: 5, next: newest[1] });
    expect(first.items[0]).toMatchObject({ id: newest[0], status: 'active', price: 85_000, owner: { id: owner.id } });
    // One that comes meanwhile moves nothing.
    await aListing(api.db, { owner });
    const second = await list(`ownerId=${owner.id}&limit=2&after=${first.next}`);
    const third = await list(`ownerId=${owner.id}&limit=2&after=${second.next}`);
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(newest);
    expect(third.next).toBeNull();
    expect(idsOf(await list(`ownerId=${owner.id}&order=oldest&limit=5`))).toEqual([...newest].reverse());
  });

  it('is narrowed by status, words, code, category, governorate, office, reports and featuring', async () => {
    const [owner, reporter] = [await signedIn(api), await signedIn(api)];
    const office = await anOffice(api.db);
    const plain = await aListing(api.db, { owner, title_ar: 'بيت عربي قديم في باب توما' });
    const other = await aListing(api.db, {
      owner,
      office,
      status: 'suspended',
      province: 'homs',
      city: 'homs',
      neighborhood: null,
      lng: 36.72,
      lat: 34.73,
    });
    const own = `ownerId=${owner.id}`;
    const found = async (query: string) => idsOf(await list(`${own}&${query}`));
    expect(await found('status=suspended,expired')).toEqual([other.id]);
    expect(await found(`query=${encodeURIComponent('توما عربي')}`)).toEqual([plain.id]);
    expect(await found(`query=${plain.code}`)).toEqual([plain.id]);
    expect(await found(`query=%23${plain.code}`)).toEqual([plain.id]);
    expect(await found(`query=${plain.id}`)).toEqual([plain.id]);
    expect(await found('query=%25')).toEqual([]);
    expect(await found('province=homs')).toEqual([other.id]);
    expect(await found('province=nowhere')).toEqual([]);
    expect(await found('category=residential')).toHaveLength(2);
    expect(await found('category=cars')).toEqual([]);
    expect(await found(`officeId=${office.id}`)).toEqual([other.id]);
    await api.call('POST', `/listings/${plain.id}/report`, { token: reporter.token, body: { type: 'fake' } });
    expect(await list(`${own}&reported=true`)).toMatchObject({ items: [{ id: plain.id, openReports: 1 }] });
    await act('POST', `${plain.id}/feature`, { days: 3 });
    expect(await found('featured=true')).toEqual([plain.id]);
    expect(await found('from=2020-01-01&to=2020-12-31')).toEqual([]);
    expect((await api.call('GET', '/admin/listings?status=nice', { token: admin.token })).statusCode).toBe(400);
  });
});

describe('featuring', () => {
  it('lasts so many days, ends with 0, and is for public listings', async () => {
    const { id } = await aListing(api.db);
    const { json } = await act('POST', `${id}/feature`, { days: 7 });
    const days = (Date.parse(json.data.featuredUntil) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await api.db('search_dirty').where({ listing_id: id })).toHaveLength(1);
    expect((await act('POST', `${id}/feature`, { days: 0 })).json.data).toEqual({ featuredUntil: null });
    expect(await auditOf(id, 'listing.feature').orderBy('id')).toMatchObject([
      { before: { featuredUntil: null }, after: { days: 7 } },
      { after: { featuredUntil: null } },
    ]);
    const hidden = await aListing(api.db, { status: 'suspended' });
    expect((await act('POST', `${hidden.id}/feature`, { days: 7 })).json.code).toBe('status_not_allowed');
    expect((await act('POST', `${randomUUID()}/feature`, { days: 7 })).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  it('takes a listing from every list with a reason, which its owner reads', async () => {
    const [owner, reporter] = [await signedIn(api, { language: 'en' }), await signedIn(api)];
    const id = await aPublished(api, owner, admin);
    await notifyOfDecisions(api);
    await api.call('POST', `/listings/${id}/report`, { token: reporter.token, body: { type: 'fake' } });
    expect((await act('DELETE', id, { reason: ' ' })).statusCode).toBe(400);
    expect((await act('DELETE', id, { reason: 'Stolen photos.' })).statusCode).toBe(200);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    expect(idsOf(await list(`ownerId=${owner.id}`))).toEqual([]);
    expect(await api.db('listing_reports').where({ listing_id: id }).pluck('state')).toEqual(['upheld']);
    expect(await auditOf(id, 'listing.delete')).toMatchObject([{ reason: 'Stolen photos.', after: { reports: 1 } }]);
    const mail = (await workJobs(api)).find(({ to, subject }) => to === owner.email && /deleted/.test(subject));
    expect(mail?.text).toContain('Reason: Stolen photos.');
    expect((await act('DELETE', id, { reason: 'again' })).statusCode).toBe(404);
  });
});

describe('transferring', () => {
  const transfer = (id: string, to: string) => act('POST', `${id}/transfer`, { to, reason: 'باعت المكتب' });

  it('gives a listing with its photos to another seller; conversations stay where they are', async () => {
    const [owner, receiver, enquirer] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    const id = await aPublished(api, owner, admin);
    await notifyOfDecisions(api);
    await api.db('leads').insert({ listing_id: id, owner_id: owner.id, enquirer_id: enquirer.id, source: 'message' });
    const photos = await api.db('listing_media').where({ listing_id: id }).pluck('image_id');
    expect((await transfer(id, receiver.id)).json.data).toEqual({ ownerId: receiver.id, officeId: null });
    const theirs = await api.call('GET', `/users/listings/${id}`, { token: receiver.token });
    expect(theirs.json.data.listing).toMatchObject({ id, status: 'active', imageCount: photos.length });
    expect((await api.call('GET', `/users/listings/${id}`, { token: owner.token })).statusCode).toBe(404);
    const media = await api.call('GET', `/listings/${id}/media`, { token: receiver.token });
    expect(media.json.data.photos.map((photo: { id: string }) => photo.id)).toEqual(photos);
    expect(await api.db('leads').where({ listing_id: id }).first('owner_id')).toEqual({ owner_id: owner.id });
    expect(await auditOf(id, 'listing.transfer')).toMatchObject([
      { before: { ownerId: owner.id }, after: { ownerId: receiver.id } },
    ]);
    const told = await api.db('notifications').whereIn('user_id', [owner.id, receiver.id]).pluck('kind');
    expect(told.sort()).toEqual(['listing_approved', 'listing_given_away', 'listing_received']);
  });

  it('needs a place in the receiver’s quota, also when two arrive at once', async () => {
    const receiver = await signedIn(api);
    const limit = (await api.db('plans').where({ default_for: 'regular' }).first('listing_limit'))?.listing_limit ?? 0;
    for (let n = 1; n < limit; n++) await aPending(api, receiver);
    const [first, second] = [await aListing(api.db), await aListing(api.db)];
    const answers = await meetingAt(api, { table: 'users', id: receiver.id }, [
      () => transfer(first.id, receiver.id),
      () => transfer(second.id, receiver.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json.code).toBe('owner_limit_reached');
    // What takes no place needs none.
    const sold = await aListing(api.db, { status: 'sold' });
    expect((await transfer(sold.id, receiver.id)).statusCode).toBe(200);
  });

  it('refuses accounts that can’t have it', async () => {
    const owner = await signedIn(api);
    const { id } = await aListing(api.db, { owner });
    const stopped = await signedIn(api, { suspended_until: 'infinity', suspension_reason: 'x' });
    for (const to of [owner.id, stopped.id, admin.id, randomUUID()]) {
      const { statusCode, json } = await transfer(id, to);
      expect([statusCode, json.code]).toEqual([409, 'receiver_unfit']);
    }
    expect(await api.db('listings').where({ id }).first('owner_id')).toEqual({ owner_id: owner.id });
  });

  it('of an account moves all of its listings or none, and tells each side once', async () => {
    const [owner, receiver] = [await signedIn(api), await signedIn(api)];
    const limit = (await api.db('plans').where({ default_for: 'regular' }).first('listing_limit'))?.listing_limit ?? 0;
    const ids = [];
    for (let n = 0; n < limit; n++) ids.push((await aListing(api.db, { owner })).id);
    const all = (to: string) =>
      api.call('POST', `/admin/users/${owner.id}/transfer-listings`, {
        token: admin.token,
        lang: 'en',
        body: { to, reason: 'Left the trade' },
      });
    const { id: own } = await aListing(api.db, { owner: receiver });
    expect((await all(receiver.id)).json.code).toBe('owner_limit_reached');
    expect(await api.db('listings').where({ owner_id: owner.id })).toHaveLength(limit);

    await api.call('DELETE', `/admin/listings/${own}`, { token: admin.token, body: { reason: 'x' } });
    expect((await all(receiver.id)).json.data).toEqual({ moved: limit, left: 0 });
    expect(await api.db('listings').where({ owner_id: receiver.id }).whereIn('id', ids)).toHaveLength(limit);
    expect(await api.db('audit_log').whereIn('subject_id', ids).where({ action: 'listing.transfer' })).toHaveLength(
      limit,
    );
    const told = await api.db('notifications').whereIn('kind', ['listings_given_away', 'listings_received']);
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([owner.id, receiver.id].sort());
    expect((await all(owner.id)).json.code).toBe('receiver_unfit');
  });
});
