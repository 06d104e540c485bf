import { randomUUID } from 'node:crypto';
import { rowOf } from '@diyar/db/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#mail/mailer.ts';
import { unsubscribeToken } from '#mail/unsubscribe-link.ts';
import { formatShape } from '#rules/shape.ts';
import { aListing, anOffice } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { aDraft, aForm, aPending, aPublished, review, transactionTypeId } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { notifyFavourites } from '../favourites/index.ts';
import { type Asked, type Condition, matches } from '../search/index.ts';
import { deliverAlerts, matchListings } from './index.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
// Three listings of one person may be public at a time.
beforeEach(async () => {
  owner = await signedIn(api);
});
afterAll(() => api.close());

type Point = { longitude: number; latitude: number };
type Signed = { id: string; token: string; email: string };
const FLATS = 'category=apartments&city=damascus&maxPrice=90000';
async function watch(who: Signed, query = FLATS, values: object = {}) {
  const body = { query, frequency: 'instant', ...values };
  const { json } = await api.call('POST', '/saved-searches', { token: who.token, body });
  if (!json.success) throw new Error(JSON.stringify(json));
  return json.data.savedSearch.id as string;
}
const mailsTo = async (who: Signed) => (await workJobs(api)).filter(({ to }) => to === who.email);
const bell = async ({ token }: Signed) =>
  (await api.call('GET', '/notifications', { token, lang: 'en' })).json.data.notifications;
const mine = async ({ token }: Signed) => (await api.call('GET', '/saved-searches', { token })).json.data.items;

/** An approved change of its price. */
async function reprice(id: string, price: number) {
  const { json } = await api.call('PUT', `/listings/${id}`, { token: owner.token, body: aForm({ price }) });
  const approved = await review(api, admin, id, { decision: 'approve', version: json.data?.listing.version });
  if (approved.statusCode !== 200) throw new Error(JSON.stringify([json, approved.json]));
}

describe('an approved listing', { timeout: 60_000 }, () => {
  it('is told at once by mail and in the bell, to those whose search it matches', async () => {
    const [me, elsewhere, richer] = [await signedIn(api, { language: 'en' }), await signedIn(api), await signedIn(api)];
    await watch(me, FLATS, { name: 'Flats' });
    await watch(elsewhere, 'category=apartments&city=homs');
    await watch(richer, 'category=apartments&minPrice=90001');
    const id = await aPublished(api, owner, admin, { titleEn: 'Flat in Mezzeh', descriptionEn: 'x'.repeat(120) });
    const [mail, ...others] = await mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 new listing for “Flats”');
    expect(mail?.text).toContain(`/property/${id}/apartments-for-sale-mezzeh-damascus?lang=en`);
    expect(mail?.text).toContain('$85,000 · Mezzeh, Damascus');
    expect(mail?.messageId).toMatch(/^<alert\.[0-9a-f-]{36}\.[0-9a-f]{52}@/);
    expect(await bell(me)).toMatchObject([
      {
        type: 'listing',
        title: 'A new listing for “Flats”',
        content: 'Flat in Mezzeh',
        url: expect.stringContaining(id),
      },
    ]);
    expect(await mine(me)).toMatchObject([{ newCount: 1 }]);
    for (const other of [elsewhere, richer, owner])
      expect(await bell(other)).not.toMatchObject([{ type: 'listing', url: expect.stringContaining('/property/') }]);
    expect(await mailsTo(elsewhere)).toEqual([]);
  });

  it('is told by the area it is shown in, not by the point an approximate one lies at', async () => {
    const [near, round] = [await signedIn(api), await signedIn(api)];
    await watch(near, `${FLATS}&bbox=36.2411,33.5028,36.2413,33.503`);
    await watch(round, `${FLATS}&bbox=36.2416,33.503,36.2462,33.507`);
    await aPublished(api, owner, admin, { approximate: true, longitude: 36.241177, latitude: 33.50293 });
    expect(await mailsTo(near)).toEqual([]);
    expect(await bell(near)).toEqual([]);
    expect(await bell(round)).toHaveLength(1);
  });

  it('is told to those who drew round it, and not to those who drew beside it', async () => {
    const [inside, beside, cut] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    const round = (lng: number, lat: number) => ({
      kind: 'polygon' as const,
      corners: [[lng - 0.01, lat - 0.01] as const, [lng + 0.01, lat - 0.01] as const, [lng, lat + 0.012] as const],
      cut: false,
    });
    await watch(inside, `shape=${formatShape([round(36.245, 33.5)])}`);
    await watch(beside, `shape=${formatShape([round(36.28, 33.5)])}`);
    await watch(cut, `shape=${formatShape([round(36.245, 33.5), { ...round(36.245, 33.5), cut: true }])}`);
    await aPublished(api, owner, admin, { longitude: 36.245, latitude: 33.5 });
    await workJobs(api);
    expect(await bell(inside)).toHaveLength(1);
    expect([await bell(beside), await bell(cut)]).toEqual([[], []]);
    expect(await mine(inside)).toMatchObject([{ filters: ['منطقة رسمتها'] }]);
  });

  it('is told to those who want a school near it, where one is', async () => {
    const [school, both] = [await signedIn(api), await signedIn(api)];
    await watch(school, 'near=school');
    await watch(both, 'near=school,park');
    const shape = api.db.raw('st_setsrid(st_makepoint(36.3, 33.505), 4326)');
    await api.db('points_of_interest').insert({ osm_id: 'node/1', kind: 'school', shape });
    await aPublished(api, owner, admin, { longitude: 36.245, latitude: 33.5 });
    await aPublished(api, owner, admin, { longitude: 36.3, latitude: 33.5 });
    await api.db('points_of_interest').delete();
    await workJobs(api);
    expect([await bell(school), await bell(both)]).toMatchObject([[{}], []]);
    expect(await mine(school)).toMatchObject([{ filters: ['مدرسة ضمن 1 كم'], newCount: 1 }]);
  });

  it('is told to those who ask for its street: within 150 m of the line, and by its public point alone', async () => {
    const STREET = 'damascus.gibran-khalil-gibran-street';
    const beside = async (metres: number) => {
      const { rows } = await api.db.raw<{ rows: [Point] }>(
        `select st_x(p.geom) as longitude, st_y(p.geom) as latitude
         from streets, st_dumppoints(st_buffer(line::geography, ?)::geometry) p where key = ? order by p.path limit 1`,
        [metres, STREET],
      );
      return rows[0];
    };
    // On a street, in a cell of the grid from any spot of which that street is too far: 0.0021 degrees are 195 m at least.
    const { rows: hidden } = await api.db.raw<{ rows: [Point & { key: string }] }>(
      `select s.key, st_x(p.geom) as longitude, st_y(p.geom) as latitude
       from streets s, st_dumppoints(s.line) p
       where s.key like 'damascus.%' and (select min(st_distance(s.line, blurred_point(p.geom, md5(i::text)::uuid)))
         from generate_series(1, 40) i) > 0.0021 limit 1`,
    );
    const [{ key: hiddenStreet, ...onIt }] = hidden;
    const [near, far, approximate] = [await signedIn(api), await signedIn(api), await signedIn(api)];
    await watch(near, `street=${STREET}`);
    await aPublished(api, owner, admin, await beside(100));
    await workJobs(api);
    expect(await bell(near)).toHaveLength(1);
    await watch(far, `street=${STREET}`);
    await aPublished(api, owner, admin, await beside(200));
    await workJobs(api);
    await watch(approximate, `street=${hiddenStreet}`);
    await aPublished(api, owner, admin, { ...onIt, approximate: true });
    await workJobs(api);
    expect([await bell(far), await bell(approximate)]).toEqual([[], []]);
  });

  it('is told by the walk of the day that it was saved, whatever streets are known since', async () => {
    const me = await signedIn(api);
    const [lng, lat, minutes] = [36.245, 33.5, 10];
    await watch(me, `shape=${formatShape([{ kind: 'walk', center: [lng, lat], minutes }])}`);
    const { line } = (await api.get(`/walks?lng=${lng}&lat=${lat}&minutes=${minutes}`)).json.data;
    const { rows } = await api.db.raw<{ rows: [Point] }>(
      `select st_x(p) as longitude, st_y(p) as latitude
       from st_pointonsurface(st_difference(st_buffer(st_point(?, ?)::geography, 750)::geometry,
         st_buffer(st_setsrid(st_geomfromgeojson(?), 4326)::geography, 20)::geometry)) p`,
      [lng, lat, JSON.stringify({ type: 'Polygon', coordinates: [[...line, line[0]]] })],
    );
    await api.owner('walk_tiles').delete();
    await aPublished(api, owner, admin, rows[0]);
    await workJobs(api);
    expect(await bell(me)).toEqual([]);
    await aPublished(api, owner, admin, { longitude: lng, latitude: lat });
    await workJobs(api);
    expect(await bell(me)).toHaveLength(1);
  });

  it('is told to those who want it without something, unless it says it has it', async () => {
    const [lift, place] = [await signedIn(api), await signedIn(api)];
    await watch(lift, 'without=attr.finishing:deluxe');
    await watch(place, 'without=province:damascus');
    await aPublished(api, owner, admin);
    await workJobs(api);
    expect([await bell(lift), await bell(place)]).toMatchObject([[{}], []]);
    expect(await mine(place)).toMatchObject([{ filters: ['بدون دمشق'] }]);
  });

  it('is told once, however often it is marked and matched', async () => {
    const me = await signedIn(api);
    await watch(me);
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    await api.db('listings').where({ id }).update({ title_ar: 'شقة للبيع في المزة، فيلات غربية' });
    await Promise.all([matchListings(api.db), matchListings(api.db), matchListings(api.db)]);
    expect(await mailsTo(me)).toHaveLength(1);
    expect(await bell(me)).toHaveLength(1);
  });

  it('is no news to a search that is younger, paused, or its owner’s', async () => {
    const [late, asleep] = [await signedIn(api), await signedIn(api)];
    const paused = await watch(asleep);
    await api.call('PUT', `/saved-searches/${paused}`, { token: asleep.token, body: { paused: true } });
    await watch(owner);
    await aPublished(api, owner, admin);
    await watch(late);
    await workJobs(api);
    expect(await mine(late)).toMatchObject([{ newCount: 0 }]);
    expect(await mine(asleep)).toMatchObject([{ newCount: 0 }]);
    expect((await mine(owner))[0]).toMatchObject({ newCount: 0 });
  });

  it('is no news to whoever hid it, nor to the colleagues of its office', async () => {
    const [hider, colleague, me] = [
      await signedIn(api),
      await signedIn(api, { account_type: 'office' }),
      await signedIn(api),
    ];
    const id = await aPublished(api, owner, admin);
    for (const person of [hider, colleague, me]) await watch(person);
    const office = await anOffice(api.db);
    await api.db('office_members').insert({ office_id: office.id, user_id: colleague.id, role: 'owner' });
    await api.db('listings').where({ id }).update({ office_id: office.id });
    await api.call('PUT', `/users/lists/hidden/${id}`, { token: hider.token, body: {} });
    await workJobs(api);
    await reprice(id, 60_000);
    await workJobs(api);
    expect((await mine(me))[0].newCount).toBe(1);
    for (const person of [hider, colleague]) expect((await mine(person))[0].newCount).toBe(0);
  });

  it('is told by the catalogue of this moment, not of a minute ago', async () => {
    const me = await signedIn(api);
    await matchListings(api.db);
    const [sample] = await api
      .db('categories')
      .where({ slug: 'apartments' })
      .select('parent_id', 'property_type', 'carries');
    const id = randomUUID();
    await api
      .db('categories')
      .insert({ ...sample, id, level: 2, slug: 'seam-lofts', name_ar: 'سقيفة', name_en: 'Loft', sort: 99 });
    await api.app.deps.facts.reload();
    await watch(me, 'category=seam-lofts');
    const listing = await aListing(api.db, { owner, category_id: id, published_at: new Date() });
    await api.db('alert_marks').insert({ listing_id: listing.id }).onConflict().ignore();
    await matchListings(api.db);
    expect((await mine(me))[0].newCount).toBe(1);
  });

  it('is not told before it is approved, nor when it is rejected', async () => {
    const me = await signedIn(api);
    await watch(me);
    await aDraft(api, owner);
    const { id, version } = await aPending(api, owner);
    await review(api, admin, id, { decision: 'reject', reasons: ['wrong_category'], text: 'x', version });
    await workJobs(api);
    expect(await mine(me)).toMatchObject([{ newCount: 0 }]);
  });

  it('is found by words, folded as the index folds them', async () => {
    const me = await signedIn(api);
    const other = await signedIn(api);
    await watch(me, `keywords=${encodeURIComponent('إطلاله مفتوحه')}&understand=false`);
    await watch(other, `keywords=${encodeURIComponent('مسبح خاص')}&understand=false`);
    await aPublished(api, owner, admin);
    await workJobs(api);
    expect(await mine(me)).toMatchObject([{ newCount: 1 }]);
    expect(await mine(other)).toMatchObject([{ newCount: 0 }]);
  });

  it('whose fallen price is withdrawn before that is told is no news any more', async () => {
    const me = await signedIn(api);
    const listingId = await aPublished(api, owner, admin);
    await workJobs(api);
    const id = await watch(me);
    await api.db('saved_search_alerts').insert({
      search_id: id,
      listing_id: listingId,
      reason: 'price_drop',
      was_cents: 9_000_000,
    });
    await api.db('listings').where({ id: listingId }).update({ price_kind: 'on_request', price_cents: null });
    await api.db('saved_searches').where({ id }).update({ due_at: new Date() });
    await deliverAlerts({ db: api.db, config: api.config, mailer: createMailer(api.config) });
    expect(await bell(me)).toEqual([]);
    expect(await mailsTo(me)).toEqual([]);
  });

  it('whose price falls is told once more, and reaches searches it was too dear for', async () => {
    const [me, poorer] = [await signedIn(api, { language: 'en' }), await signedIn(api, { language: 'en' })];
    await watch(me, FLATS, { name: 'Flats' });
    await watch(poorer, 'category=apartments&maxPrice=80000', { name: 'Cheap' });
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    await reprice(id, 78_000);
    await workJobs(api);
    expect((await bell(me)).map(({ title }: { title: string }) => title)).toEqual([
      'A price drop in “Flats”',
      'A new listing for “Flats”',
    ]);
    expect((await bell(me))[0].content).toContain('now $78,000');
    const [mail] = await mailsTo(me);
    expect(mail?.subject).toBe('Price drop: Flats');
    expect(mail?.text).toContain('$78,000 · was $85,000');
    expect(await bell(poorer)).toHaveLength(1);
    await reprice(id, 82_000);
    await reprice(id, 77_900);
    await workJobs(api);
    expect(await bell(me)).toHaveLength(2);
    await reprice(id, 75_000);
    await workJobs(api);
    const [again, ...rest] = await bell(me);
    expect([again.content, rest.length]).toEqual([expect.stringContaining('now $75,000 · was $77,900'), 2]);
  });

  it('is not cheaper for a raise that is taken back: no news, no “was”, and the table keeps every row', async () => {
    const [me, keeper] = [await signedIn(api, { language: 'en' }), await signedIn(api, { language: 'en' })];
    await watch(me, FLATS, { name: 'Flats' });
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    await api.db('favourites').insert({ user_id: keeper.id, listing_id: id, price_cents: 8_500_000 });
    const told = async () => [(await bell(me)).length, (await bell(keeper)).length];
    const before = await told();
    for (const price of [120_000, 84_900, 110_000, 84_900]) await reprice(id, price);
    await workJobs(api);
    await notifyFavourites(api.db);
    expect(await told()).toEqual(before);
    const { data } = (await api.get(`/listings/${id}`)).json;
    expect([data.previousPrice, data.isRepriced]).toEqual([null, true]);
    expect((await api.get(`/listings/${id}/price-history`)).json.data.items).toHaveLength(5);

    await reprice(id, 80_000);
    await workJobs(api);
    await notifyFavourites(api.db);
    expect((await bell(me))[0].content).toContain('now $80,000 · was $84,900');
    expect((await bell(keeper))[0].content).toContain('now $80,000 · was $84,900');
    expect((await api.get(`/listings/${id}`)).json.data.previousPrice).toMatchObject({ amount: 84_900 });
  });

  it('is cheaper than what was asked for thirty days, however low it was before, unless this person heard of that', async () => {
    const [knows, is] = [await signedIn(api, { language: 'en' }), await signedIn(api, { language: 'en' })];
    await watch(knows, FLATS, { name: 'Flats' });
    const id = await aPublished(api, owner, admin);
    await workJobs(api);
    await reprice(id, 99_000);
    await api
      .owner('listing_price_history')
      .where({ listing_id: id })
      .update({ at: api.owner.raw(`at - interval '31 days'`) });
    await watch(is, FLATS, { name: 'Flats' });
    const heard = (await bell(knows)).length;
    await reprice(id, 90_000);
    await workJobs(api);
    expect((await bell(is))[0].content).toContain('now $90,000 · was $99,000');
    expect(await bell(knows)).toHaveLength(heard);
    expect((await api.get(`/listings/${id}`)).json.data.previousPrice).toMatchObject({ amount: 99_000 });
  });
});

describe('a fall of the price', { timeout: 60_000 }, () => {
  /** Another offer for the same listing, approved. */
  async function offer(id: string, form: Record<string, unknown>) {
    const attributes = { ownership_paper: 'green_tabu', rent_payment: 'monthly' };
    const body = { ...aForm({ attributes, ...form }), confirmPrice: true };
    const { json } = await api.call('PUT', `/listings/${id}`, { token: owner.token, body });
    const approved = await review(api, admin, id, { decision: 'approve', version: json.data?.listing.version });
    if (approved.statusCode !== 200) throw new Error(JSON.stringify([json, approved.json]));
    await workJobs(api);
    await notifyFavourites(api.db);
  }
  const deal = (slug: string) => ({ transactionTypeId: transactionTypeId(slug) });
  const rent = (price: number, pricePeriod: string) => ({ ...deal('rent'), price, pricePeriod });
  const pounds = (price: number, titleAr = 'شقة للبيع في المزة') => ({
    ...deal('sale'),
    price,
    currency: 'SYP',
    titleAr,
  });

  it('is within one deal, one period and the currency that was typed; and of either price of what has two', async () => {
    const [me, keeper] = [await signedIn(api, { language: 'en' }), await signedIn(api, { language: 'en' })];
    const id = await aPublished(api, owner, admin, { price: 90_000 });
    await workJobs(api);
    for (const query of ['category=apartments&city=damascus', 'transactionType=rent&city=damascus&maxPrice=600'])
      await watch(me, query, { name: query });
    await api.db('favourites').insert({ user_id: keeper.id, listing_id: id, price_cents: 9_000_000 });
    const told = async () => [...(await bell(me)), ...(await bell(keeper))].map(({ content }) => content);
    const both = (price: number | undefined, monthly: number) => ({ ...deal('both'), price, rent: monthly });
    const changes: [why: string, form: Record<string, unknown>][] = [
      ['for rent instead of sale', rent(500, 'month')],
      ['the same rent by the year', rent(6_000, 'year')],
      ['and by the month again', rent(500, 'month')],
      ['for both', both(90_000, 500)],
      ['to rent alone, and dearer', both(undefined, 550)],
      ['in pounds', pounds(9_000_000)],
    ];
    for (const [why, form] of changes) {
      await offer(id, form);
      expect(await told(), why).toEqual([]);
      expect((await api.get(`/listings/${id}`)).json.data.previousPrice, why).toBeNull();
    }
    await api.owner.raw(
      `insert into exchange_rates (currency, per_dollar, valid_from) select currency, per_dollar * 1.1, app_now() from exchange_rates
       order by valid_from desc limit 1`,
    );
    await offer(id, pounds(9_000_000, 'شقة جميلة للبيع في المزة'));
    expect(await told(), 'the rate rose').toEqual([]);
    await offer(id, { ...deal('sale'), price: 90_000 });
    await offer(id, both(90_000, 500));
    expect(await told(), 'as it was').toEqual([]);
    await offer(id, both(90_000, 400));
    expect(await told()).toEqual([
      expect.stringContaining('now $400 · was $500'),
      expect.stringContaining('now $400 · was $500'),
    ]);
    expect((await bell(me))[0].title).toMatch(/“category=apartments&city=damascus” and “transactionType=rent/);
    const items = (await api.get(`/listings/${id}/price-history`)).json.data.items;
    expect(items.at(-1)).toMatchObject({ deal: 'rent', period: 'month', amount: 400 });
  });

  it('and the rent are told to who looks for rents, whatever the sale price beside it', async () => {
    const me = await signedIn(api, { language: 'en' });
    await watch(me, 'transactionType=rent&city=damascus&minPrice=440&maxPrice=470', { name: 'Rents' });
    const attributes = { ownership_paper: 'green_tabu', rent_payment: 'monthly' };
    await aPublished(api, owner, admin, { ...deal('both'), price: 91_000, rent: 450, attributes });
    const [mail] = await mailsTo(me);
    expect(mail?.text).toContain('$450 a month');
    expect(mail?.text).not.toContain('$91,000');
  });
});

describe('a digest', { timeout: 60_000 }, () => {
  it('waits for its time, and holds everything until then', async () => {
    const me = await signedIn(api, { language: 'en' });
    const id = await watch(me, FLATS, { frequency: 'daily', name: 'Flats' });
    for (let i = 0; i < 3; i++) await aPublished(api, owner, admin);
    expect(await mailsTo(me)).toEqual([]);
    expect(await mine(me)).toMatchObject([{ newCount: 3 }]);
    const { due_at: due } = await rowOf(api.db('saved_searches').where({ id }).first('due_at'));
    expect(due?.getUTCHours()).toBe(6);
    await api.db('saved_searches').where({ id }).update({ due_at: new Date() });
    await deliverAlerts({ db: api.db, config: api.config, mailer: createMailer(api.config) });
    const mails = await mailsTo(me);
    expect(mails.map(({ subject }) => subject)).toEqual(['3 new listings for “Flats”']);
    expect(await bell(me)).toMatchObject([
      { title: '3 new listings for “Flats”', url: expect.stringContaining('/properties?') },
    ]);
  });

  it('leaves out what was sold meanwhile, and is not sent when nothing is left', async () => {
    const me = await signedIn(api, { language: 'en' });
    const search = await watch(me, FLATS, { frequency: 'weekly', name: 'Flats' });
    const [sold] = [await aPublished(api, owner, admin), await aPublished(api, owner, admin)];
    await workJobs(api);
    await api.call('PUT', `/listings/${sold}/status`, { token: owner.token, body: { status: 'sold' } });
    await api.call('PUT', `/saved-searches/${search}`, { token: me.token, body: { frequency: 'instant' } });
    await api.db.raw(`select graphile_worker.add_job('saved_search_delivery', '{}')`);
    const [mail, ...others] = await mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 new listing for “Flats”');
    expect(mail?.text).not.toContain(sold);
  });

  it('keeps quiet in quiet hours', async () => {
    const me = await signedIn(api);
    const hour = (new Date().getUTCHours() + 3) % 24;
    const body = { quietHours: { from: hour, until: (hour + 2) % 24 } };
    await api.call('PUT', '/saved-searches/quiet-hours', { token: me.token, body });
    const id = await watch(me);
    await aPublished(api, owner, admin);
    expect(await mailsTo(me)).toEqual([]);
    const { due_at: due } = await rowOf(api.db('saved_searches').where({ id }).first('due_at'));
    expect(due?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  });

  it('says what is true when it is sent: of a fall that was raised again, or is no longer asked for, nothing', async () => {
    const me = await signedIn(api, { language: 'en' });
    const search = await watch(me, FLATS, { frequency: 'daily', name: 'Flats' });
    const send = async () => {
      await workJobs(api);
      await api.db('saved_searches').where({ id: search }).update({ due_at: new Date() });
      await deliverAlerts({ db: api.db, config: api.config, mailer: createMailer(api.config) });
      return (await mailsTo(me))[0]?.subject;
    };
    const [raised, fallen, other] = [
      await aPublished(api, owner, admin),
      await aPublished(api, owner, admin),
      await aPublished(api, owner, admin),
    ];
    expect(await send()).toBe('3 new listings for “Flats”');
    for (const id of [raised, fallen, other]) await reprice(id, 80_000);
    await workJobs(api);
    await reprice(raised, 84_900);
    await reprice(other, 94_000);
    expect(await send()).toBe('Price drop: Flats');
    for (const id of [raised, fallen]) await reprice(id, 70_000);
    expect(await send()).toBe('2 price drops for “Flats”');
    expect((await bell(me))[0].title).toBe('2 price drops in “Flats”');
  });
});

describe('the way out of a mail', { timeout: 60_000 }, () => {
  it('stops the mails of one search with one click, as mail programs click, and back', async () => {
    const me = await signedIn(api, { language: 'en' });
    await watch(me, FLATS, { name: 'Flats' });
    await watch(me, 'category=apartments&province=damascus', { name: 'Others' });
    await aPublished(api, owner, admin);
    const [mail, ...others] = await mailsTo(me);
    expect([mail?.subject, others]).toEqual(['1 new listing for “Flats” and “Others”', []]);
    const address = new URL(mail?.unsubscribe ?? '');
    const path = address.pathname.replace(/^\/api/, '') + address.search;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await api.call('POST', path, { headers, body: Buffer.from('List-Unsubscribe=One-Click') });
    expect(clicked.json.data).toEqual({ name: 'Flats', subscribed: false });
    expect((await mine(me)).map(({ byEmail }: { byEmail: boolean }) => byEmail)).toEqual([true, false]);
    const seen = await api.call('GET', path.replace('unsubscribe', 'subscription'));
    expect(seen.json.data).toEqual({ name: 'Flats', subscribed: false });
    await aPublished(api, owner, admin);
    const later = (await mailsTo(me)).map(({ subject }) => subject);
    expect(later).toEqual(['1 new listing for “Others”', mail?.subject]);
    const back = await api.call('POST', path.replace('unsubscribe', 'resubscribe'));
    expect(back.json.data.subscribed).toBe(true);
  });

  it('needs the search’s own signature', async () => {
    const me = await signedIn(api);
    const [one, two] = [await watch(me), await watch(me, 'city=homs')];
    const forged = unsubscribeToken(api.config.auth.secret, one).replace(one, two);
    for (const token of [forged, `${one}.x`, 'x', unsubscribeToken('another secret', one)]) {
      const answer = await api.call('POST', `/saved-searches/unsubscribe?token=${token}`);
      expect(answer.json).toMatchObject({ statusCode: 404, code: 'unsubscribe_link_invalid' });
    }
    expect((await mine(me)).every(({ byEmail }: { byEmail: boolean }) => byEmail)).toBe(true);
  });
});

describe('a category that has another slug since', () => {
  it('is still what a kept search means by the old one', async () => {
    const { catalogue } = await api.app.deps.facts.get();
    const { categories } = catalogue;
    const find = (ref: string) => categories.find(ref === 'flats-of-old' ? 'apartments' : ref);
    const today = { ...catalogue, categories: { ...categories, find } };
    const id = await aPublished(api, owner, admin);
    const row: Asked = { ...(await rowOf(api.db<Asked>('search_listing').where({ id }).first())), inferred: {} };
    const asked = (slug: string): Condition[] => [{ op: 'in', facet: 'category', field: 'categories', values: [slug] }];
    expect(matches(asked('flats-of-old'), row, today)).toBe(true);
    expect(matches(asked('villas'), row, today)).toBe(false);
    expect(matches(asked('nothing-of-the-kind'), row, today)).toBe(false);
  });
});
