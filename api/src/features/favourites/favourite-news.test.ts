import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#lib/quiet-hours.ts';
import { aListing } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { aForm, aPublished, review } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { moveClock } from '../clock/index.ts';
import { notifyFavourites } from './index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

type Signed = Awaited<ReturnType<typeof signedIn>>;
const keep = async ({ id: user_id }: Signed, listing: { id: string }) =>
  api.db('favourites').insert({ user_id, listing_id: listing.id });
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications;
const titles = async (reader: Signed) => (await bell(reader)).map(({ title }: { title: string }) => title);

describe('what happens to a favourite', () => {
  it('is told to those who saved it, once, and to nobody else', async () => {
    const [owner, me, other, stranger] = [
      await signedIn(api),
      await signedIn(api),
      await signedIn(api),
      await signedIn(api),
    ];
    const listing = await aListing(api.db, { owner, title_en: 'Flat in Mezzeh', price: 85_000 });
    for (const reader of [me, other, owner]) await keep(reader, listing);
    await api.db('listings').where({ id: listing.id }).update({ price_cents: 7_800_000 });
    await Promise.all([notifyFavourites(api.db), notifyFavourites(api.db), notifyFavourites(api.db)]);
    for (const reader of [me, other]) {
      expect(await bell(reader)).toMatchObject([
        {
          type: 'listing',
          title: 'A price drop in your favorites',
          content: '“Flat in Mezzeh”: now $78,000 · was $85,000 ($7,000 less)',
          url: `/property/${listing.id}`,
        },
      ]);
    }
    expect([...(await bell(owner)), ...(await bell(stranger))]).toEqual([]);
  });

  it('is a lower price, a sale, an end and a return; not a higher price, nor another text', async () => {
    const [owner, me] = [await signedIn(api), await signedIn(api)];
    const listing = await aListing(api.db, { owner });
    await keep(me, listing);
    const change = (columns: object) => api.db('listings').where({ id: listing.id }).update(columns);
    await change({ price_cents: 9_000_000 });
    await change({ title_ar: 'شقة للبيع في المزة، فيلات غربية' });
    await notifyFavourites(api.db);
    expect(await titles(me)).toEqual([]);
    const setStatus = (status: string) =>
      api.call('PUT', `/listings/${listing.id}/status`, { token: owner.token, body: { status } });
    expect((await setStatus('sold')).statusCode).toBe(200);
    await notifyFavourites(api.db);
    expect((await setStatus('active')).statusCode).toBe(200);
    await notifyFavourites(api.db);
    await change({ status: 'suspended' });
    await notifyFavourites(api.db);
    expect((await titles(me)).sort()).toEqual([
      'A favorite of yours is available again',
      'A favorite of yours is no longer available',
      'A favorite of yours was sold',
    ]);
  });

  it('is gone and back with its seller and its category, and nothing where another reason hides it', async () => {
    const [owner, me] = [await signedIn(api), await signedIn(api)];
    const [shown, expired] = [
      await aListing(api.db, { owner }),
      await aListing(api.db, { owner, expires_at: new Date(0) }),
    ];
    for (const listing of [shown, expired]) await keep(me, listing);
    const { category_id: id } = await rowOf(api.db('listings').where({ id: shown.id }).first('category_id'));
    const seller = (columns: object) => api.db('users').where({ id: owner.id }).update(columns);
    const category = (is_active: boolean) => api.db('categories').where({ id }).update({ is_active });
    await seller({ suspended_until: new Date(Date.now() + 86_400_000) });
    await notifyFavourites(api.db);
    expect(await titles(me)).toEqual(['A favorite of yours is no longer available']);
    await category(false);
    await seller({ suspended_until: null });
    await notifyFavourites(api.db);
    expect((await titles(me)).filter((title: string) => /again/.test(title))).toEqual([]);
    await category(true);
    await notifyFavourites(api.db);
    expect((await titles(me)).filter((title: string) => /again/.test(title))).toHaveLength(1);
  });

  it('is what is so when it is told: not a slip, nor each step on the way', async () => {
    const [owner, me] = [await signedIn(api), await signedIn(api)];
    const [slip, fallen, sold] = [
      await aListing(api.db, { owner, title_en: 'Slip of a hand' }),
      await aListing(api.db, { owner, title_en: 'Fallen twice', price: 85_000 }),
      await aListing(api.db, { owner, title_en: 'Sold at last', price: 85_000 }),
    ];
    for (const listing of [slip, fallen, sold]) await keep(me, listing);
    const change = ({ id }: { id: string }, columns: object) => api.db('listings').where({ id }).update(columns);
    await change(slip, { status: 'suspended' });
    await change(slip, { status: 'active' });
    await change(fallen, { price_cents: 8_000_000 });
    await change(fallen, { price_cents: 7_000_000 });
    await change(sold, { price_cents: 8_000_000 });
    await change(sold, { status: 'archived' });
    await change(sold, { status: 'active' });
    await change(sold, { status: 'sold' });
    await notifyFavourites(api.db);
    expect((await bell(me)).map(({ content }: { content: string }) => content).sort()).toEqual([
      '“Fallen twice”: now $70,000 · was $80,000 ($10,000 less)',
      expect.stringContaining('“Sold at last”'),
    ]);
  });

  it('is a price that fell while the listing was expired once it is back, and once', async () => {
    const [owner, admin, me] = [
      await signedIn(api),
      await signedIn(api, { account_type: 'admin' }),
      await signedIn(api),
    ];
    const id = await aPublished(api, owner, admin, { titleEn: 'Flat in Mezzeh', descriptionEn: 'x'.repeat(120) });
    await keep(me, { id });
    const reprice = async (price: number) => {
      const form = aForm({ titleEn: 'Flat in Mezzeh', descriptionEn: 'x'.repeat(120), price });
      const { json } = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: form });
      await review(api, admin, id, { decision: 'approve', version: json.data.listing.version });
      await workJobs(api);
      await notifyFavourites(api.db);
    };
    await reprice(80_000);
    expect(await titles(me)).toHaveLength(1);
    await api
      .db('listings')
      .where({ id })
      .update({ expires_at: api.db.raw('app_now()') });
    await reprice(70_000);
    expect(await titles(me)).toHaveLength(1);
    const confirm = () => api.call('POST', `/listings/${id}/confirm`, { token: owner.token, body: {} });
    expect((await confirm()).statusCode).toBe(200);
    await notifyFavourites(api.db);
    expect((await bell(me))[0]).toMatchObject({
      content: '“Flat in Mezzeh”: now $70,000 · was $80,000 ($10,000 less)',
    });
    await api
      .db('listings')
      .where({ id })
      .update({ expires_at: api.db.raw('app_now()') });
    expect((await confirm()).statusCode).toBe(200);
    await notifyFavourites(api.db);
    expect(await titles(me)).toHaveLength(2);
  });

  it('comes by mail to those who want it, and not in their quiet hours', async () => {
    const [me, unwilling, asleep] = [
      await signedIn(api, { language: 'en' }),
      await signedIn(api, { language: 'en' }),
      await signedIn(api, { language: 'en' }),
    ];
    const off = { favourites: { email: false, push: true } };
    await api.db('users').where({ id: unwilling.id }).update({ notification_preferences: off });
    const hour = (new Date().getUTCHours() + 3) % 24;
    const quietHours = { from: hour, until: (hour + 2) % 24 };
    await api.call('PUT', '/saved-searches/quiet-hours', { token: asleep.token, body: { quietHours } });
    const listing = await aListing(api.db, { title_en: 'Flat in Mezzeh', price: 85_000 });
    for (const reader of [me, unwilling, asleep]) await keep(reader, listing);
    await api.db('listings').where({ id: listing.id }).update({ price_cents: 7_800_000 });
    await notifyFavourites(api.db);
    const mails = await workJobs(api);
    const subjects = ({ email }: Signed) => mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect([me, unwilling, asleep].map(subjects)).toEqual([['A price drop in your favorites'], [], []]);
    const [mail] = mails.filter(({ to }) => to === me.email);
    expect(mail?.text).toContain('“Flat in Mezzeh”: now $78,000');
    expect(mail?.text).toContain('/dashboard/settings/notifications?lang=en');
    const waiting = await api.db.raw(
      `select j.run_at from graphile_worker.jobs j join notifications n on n.user_id = ?
       where j.task_identifier = 'notification_mail' and j.run_at > now() + interval '30 minutes'`,
      [asleep.id],
    );
    expect(waiting.rows).toHaveLength(1);
    for (const reader of [me, unwilling, asleep]) expect(await titles(reader)).toHaveLength(1);
  });

  it('that quiet hours hold leaves at their end, wherever the clock of the site was moved to', async () => {
    const me = await signedIn(api, { language: 'en' });
    const body = { quietHours: { from: 22, until: 7 } };
    await api.call('PUT', '/saved-searches/quiet-hours', { token: me.token, body });
    const listing = await aListing(api.db, { price: 85_000 });
    await keep(me, listing);
    const night = dayOf(Date.now()) + 40 * DAY_MS + 23.5 * HOUR_MS;
    await moveClock(api.owner, { byMs: night - Date.now() });
    await api.db('listings').where({ id: listing.id }).update({ price_cents: 7_800_000 });
    await notifyFavourites(api.db);
    const mailsAfter = async (byMs: number) => {
      await moveClock(api.owner, { byMs });
      return (await workJobs(api)).filter(({ to }) => to === me.email).length;
    };
    expect([await mailsAfter(0), await mailsAfter(7 * HOUR_MS), await mailsAfter(HOUR_MS)]).toEqual([0, 0, 1]);
    await moveClock(api.owner, 'back');
  });

  it('is noted by the change’s own transaction, only for listings that somebody saved', async () => {
    const [saved, unsaved] = [await aListing(api.db), await aListing(api.db)];
    await keep(await signedIn(api), saved);
    await api.db
      .transaction(async (trx) => {
        await trx('listings').where({ id: saved.id }).update({ price_cents: 1_000 });
        throw new Error('rolled back');
      })
      .catch(() => {});
    await api.db('listings').where({ id: unsaved.id }).update({ price_cents: 1_000 });
    const noted = await api.db('favourite_news').whereIn('listing_id', [saved.id, unsaved.id]);
    expect(noted).toEqual([]);
  });
});
