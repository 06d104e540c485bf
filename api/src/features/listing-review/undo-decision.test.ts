import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfDecisions, workJobs } from '#testing/jobs.ts';
import { aForm, aPending, aPublished, hangPhotos, review } from '#testing/listing-form.ts';
import { meetingAt } from '#testing/lock-waits.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { notifyFavourites } from '../favourites/index.ts';
import { matchListings } from '../saved-searches/index.ts';
import { notifyDecisions } from './notify-decisions.ts';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let second: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  [admin, second] = [await signedIn(api, { account_type: 'admin' }), await signedIn(api, { account_type: 'admin' })];
});
afterAll(() => api.close());

const undoDecision = (id: string, by = admin) =>
  api.call('POST', `/admin/listings/${id}/take-back`, { token: by.token, lang: 'en', body: {} });
const detailOf = async (id: string, by = admin) =>
  (await api.call('GET', `/admin/listings/${id}`, { token: by.token, lang: 'en' })).json.data.listing;
const bellOf = (userId: string) => api.db('notifications').where({ user_id: userId }).orderBy('id').pluck('kind');
const later = async (shift: string) => void (await api.owner('app_clock').update({ shift }));
const stored = async (id: string) => {
  const { updated_at: _, ...listing } = await rowOf(api.db('listings').where({ id }).first());
  const [media, changed, videos, prices] = await Promise.all([
    api.db('listing_media').where({ listing_id: id }).orderBy('position'),
    api.db('listing_revision_media').where({ listing_id: id }).orderBy('position'),
    api.db('listing_videos').where({ listing_id: id }),
    api.db('listing_price_history').where({ listing_id: id }).orderBy('at'),
  ]);
  return { listing, media, changed, videos, prices };
};

describe('the owner', () => {
  it('is told of a decision after ten seconds, once', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'approve', version });
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(200);
    await notifyDecisions(api.db);
    expect(await bellOf(owner.id)).toEqual([]);
    await later('10 seconds');
    await Promise.all([notifyDecisions(api.db), notifyDecisions(api.db)]);
    await later('0');
    expect(await bellOf(owner.id)).toEqual(['listing_approved']);
    expect(await api.db('listing_decisions').where({ listing_id: id }).first('before')).toEqual({ before: null });
  });

  it('is not told of the approval of a listing that was suspended within the ten seconds', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    await api.call('POST', `/admin/listings/${id}/suspend`, { token: second.token, body: { reason: 'بلاغات' } });
    await later('10 seconds');
    await notifyDecisions(api.db);
    await later('0');
    expect(await bellOf(owner.id)).toEqual(['listing_suspended']);
  });
});

describe('a rejection that is answered within the ten seconds', () => {
  const told = async () => {
    await later('10 seconds');
    await notifyDecisions(api.db);
    await later('0');
  };
  const sendIn = async (id: string, owner: Awaited<ReturnType<typeof signedIn>>) => {
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ titleAr: 'شقة مصلحة للبيع' }) });
    return (await detailOf(id)).version as number;
  };

  it('is no news once the listing waits again, or is published', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['collage'] });
    const next = await sendIn(id, owner);
    await told();
    expect(await bellOf(owner.id)).toEqual([]);

    await review(api, admin, id, { decision: 'reject', version: next, reasons: ['collage'] });
    const last = await sendIn(id, owner);
    expect((await review(api, admin, id, { decision: 'approve', version: last })).statusCode).toBe(200);
    await told();
    expect(await bellOf(owner.id)).toEqual(['listing_approved']);
  });

  it('is told once, with the last reason, when the answer is refused too', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['collage'] });
    const next = await sendIn(id, owner);
    await review(api, admin, id, { decision: 'reject', version: next, reasons: ['wrong_location'] });
    await told();
    expect(await bellOf(owner.id)).toEqual(['listing_rejected']);
    const { parameters } = await rowOf(api.db('notifications').where({ user_id: owner.id }).first('parameters'));
    expect(parameters).toMatchObject({ reasonEn: expect.stringMatching(/./) });
  });

  it('is told with its reason while the owner only corrects', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['collage'] });
    await told();
    expect(await api.db('notifications').where({ user_id: owner.id }).first()).toMatchObject({
      kind: 'listing_rejected',
      parameters: { reasonAr: expect.stringMatching(/./) },
    });
  });

  it('nor is an approval news of a listing that its owner archived at once', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    await api.call('PUT', `/listings/${id}/status`, { token: owner.token, body: { status: 'archived' } });
    await told();
    expect(await bellOf(owner.id)).toEqual([]);
  });
});

describe('taking a decision back', () => {
  it('makes an approved listing wait again, as it was; its owner hears nothing', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const before = await stored(id);
    const { json } = await review(api, admin, id, { decision: 'approve', version });
    const until = new Date(json.data.listing.undoUntil).getTime() - Date.now();
    expect(until).toBeGreaterThan(5_000);
    expect(until).toBeLessThanOrEqual(10_000);
    expect((await undoDecision(id)).json.data.listing).toMatchObject({ status: 'pending', version, undoUntil: null });
    expect(await stored(id)).toEqual(before);
    expect((await api.get(`/listings/${id}`)).statusCode).toBe(404);
    await later('10 seconds');
    await notifyDecisions(api.db);
    await later('0');
    expect(await bellOf(owner.id)).toEqual([]);
    expect(await api.db('audit_log').where({ subject_id: id }).orderBy('id').pluck('action')).toEqual([
      'listing.approve',
      'listing.take_back',
    ]);
    // And decides anew.
    expect((await review(api, second, id, { decision: 'reject', version, reasons: ['collage'] })).statusCode).toBe(200);
  });

  it('puts the public version of a changed listing back, with its photos and prices', async () => {
    const owner = await signedIn(api);
    const id = await aPublished(api, owner, admin);
    const change = { titleAr: 'شقة مجددة للبيع', price: 84_000, latitude: 33.501 };
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm(change) });
    await api.db('listing_revisions').where({ listing_id: id, state: 'pending' }).update({ has_own_media: true });
    await hangPhotos(api.db, id, 2, 'listing_revision_media');
    const before = await stored(id);
    const { version } = await detailOf(id);
    await review(api, admin, id, { decision: 'approve', version });
    const approved = await stored(id);
    expect(approved.listing).toMatchObject({ title_ar: 'شقة مجددة للبيع', lat: 33.501 });
    expect(approved.media).toHaveLength(2);
    expect((await undoDecision(id)).statusCode).toBe(200);
    expect(await stored(id)).toEqual(before);
    expect(await detailOf(id)).toMatchObject({ version, isChange: true, status: 'active' });
  });

  it('of a fallen price is told to nobody who saved it or searches, and once when it is approved again', async () => {
    const [owner, saver, searcher] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    const body = { query: 'category=apartments&city=damascus', frequency: 'instant' };
    const search = await api.call('POST', '/saved-searches', { token: searcher.token, body });
    expect(search.statusCode).toBe(201);
    await api.db('favourites').insert({ user_id: saver.id, listing_id: id });
    const work = async () => {
      await notifyFavourites(api.db);
      await matchListings(api.db);
    };
    const told = async () => {
      await notifyOfDecisions(api);
      await work();
      const alerts = await api.db('saved_search_alerts').where({ listing_id: id });
      const mails = (await workJobs(api)).filter(({ to }) => [saver.email, searcher.email].includes(to));
      return [await bellOf(saver.id), await bellOf(searcher.id), alerts.length, mails.length];
    };
    await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price: 80_000 }) });
    const { version } = await detailOf(id);
    const approve = () => review(api, admin, id, { decision: 'approve', version });
    expect((await approve()).statusCode).toBe(200);
    // The minute's jobs come by within the ten seconds.
    await work();
    expect((await undoDecision(id)).statusCode).toBe(200);
    expect(await told()).toEqual([[], [], 0, 0]);
    expect((await approve()).statusCode).toBe(200);
    await work();
    const once = [['favourite_price_drop'], ['saved_search_price_drop'], 1, 2];
    expect(await told()).toEqual(once);
    expect(await told()).toEqual(once);
  });

  it('makes a refused listing wait again, if its owner still has the room', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    const before = await stored(id);
    await review(api, admin, id, { decision: 'reject', version, reasons: ['collage'] });
    expect((await undoDecision(id)).json.data.listing).toMatchObject({ status: 'pending', rejection: null });
    expect(await stored(id)).toEqual(before);

    await review(api, admin, id, { decision: 'reject', version, reasons: ['collage'] });
    const plan = await api.db('plans').where({ default_for: 'regular' }).first('listing_limit');
    for (let left = plan?.listing_limit ?? 0; left > 0; left--) await aPending(api, owner);
    expect((await undoDecision(id)).json.code).toBe('owner_limit_reached');
  });

  it('comes too late after ten seconds, twice, after a change, and for another administrator', async () => {
    const owner = await signedIn(api);
    const ids = await Promise.all(
      [0, 1, 2, 3].map(async (at) => aPending(api, at === 2 ? owner : await signedIn(api))),
    );
    const [old, twice, changed, others] = ids.map(({ id }) => id) as [string, string, string, string];
    for (const { id, version } of ids) await review(api, admin, id, { decision: 'approve', version });
    expect((await undoDecision(others, second)).json.code).toBe('take_back_too_late');
    expect(await detailOf(others, second)).toMatchObject({ undoUntil: null });
    expect((await undoDecision(twice)).statusCode).toBe(200);
    expect((await undoDecision(twice)).json.code).toBe('take_back_too_late');
    await api.call('PUT', `/listings/${changed}/status`, { token: owner.token, body: { status: 'archived' } });
    expect((await undoDecision(changed)).json.code).toBe('take_back_too_late');
    await later('10 seconds');
    expect((await undoDecision(old)).json.code).toBe('take_back_too_late');
    await later('0');
  });

  it('has one outcome against the telling', async () => {
    const owner = await signedIn(api);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'approve', version });
    const decision = await api.db('listing_decisions').where({ listing_id: id }).first('id');
    await api
      .db('listing_decisions')
      .where({ id: decision?.id })
      .update({ tell_at: new Date(Date.now() + 2_000) });
    const [answer] = await meetingAt(api, { table: 'listing_decisions', id: decision?.id ?? '' }, [
      () => undoDecision(id),
    ]);
    await later('10 seconds');
    await notifyDecisions(api.db);
    await later('0');
    expect(await bellOf(owner.id)).toEqual(answer?.statusCode === 200 ? [] : ['listing_approved']);
  });
});
