import { readdir } from 'node:fs/promises';
import { rowOf } from '@diyar/db/row-of';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { cellsOf, tileOf } from '@diyar/indexer/document';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { enquiry } from '#testing/leads.ts';
import { aPhoto } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { appOn } from '#testing/test-app.ts';
import { addressesOf, OPEN_ROUTES } from '../../../testing/authorisation.ts';
import { recogniseHomes } from '../same-homes/index.ts';
import { workSitemaps } from '../sitemaps/build-sitemaps.ts';
import { requestBuild } from '../sitemaps/builds.ts';
import { sitemapFileRoutes } from '../sitemaps/file-routes.ts';
import { listingCardRoutes } from './card-image/routes.ts';

/** S15 of the acceptance: the exact point and the typed address of an approximate listing are its owner's. */
/** Its beginning may be asked for, and echoed; the rest may not come back. */
const ASKED = 'زقاق الشمعدانة';
const STREET = `${ASKED} المقوسة`;
const NEXT_STREET = 'Passage Quixotic 17';
/** In the corner of its cell, farther from the public point than four decimals. */
const HOME = { lng: 36.241177, lat: 33.50293 };
/** Elsewhere in the same cell. */
const NEXT_HOME = { lng: 36.24571, lat: 33.50658 };
const tile = (point: typeof HOME) => {
  const { x, y } = tileOf(point.lng, point.lat, 18);
  return cellsOf(x, y).cell18;
};
const TRACE = new RegExp(
  ['33[.٫,]502[89]', '33[.٫,]506[56]', '36[.٫,]241[12]', '36[.٫,]245[67]', tile(HOME), tile(NEXT_HOME)]
    .concat('مقوس', '[Qq]uixotic')
    .join('|'),
);

let database: TestDatabase;
let engineSide: TestSearch;
let online: Awaited<ReturnType<typeof appOn>>;
let offline: Awaited<ReturnType<typeof appOn>>;
type Signed = Awaited<ReturnType<typeof signedIn>>;
/** What the server has beside the API: sitemaps and share cards. */
const site = Fastify();
let owner: Signed;
let admin: Signed;
let visitor: Signed;
let office: { id: string; slug: string };
let flat: { id: string };
/** What the public is to see. */
let shown: { lng: number; lat: number };

const at = ({ lng, lat }: typeof HOME) => database.db.raw('st_setsrid(st_makepoint(?, ?), 4326)', [lng, lat]);
const boxRound = ({ lng, lat }: typeof HOME, metres: number) =>
  [lng - metres / 185_000, lat - metres / 222_000, lng + metres / 185_000, lat + metres / 222_000].join();
const searched = async (api: typeof online, query: string) => {
  const { statusCode, json } = await api.get(`/listings/search?limit=40&map=true&${query}`);
  expect(statusCode, JSON.stringify(json)).toBe(200);
  return json.data;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  engineSide = await createTestSearch(database);
  online = await appOn(database, engineSide.prefix);
  offline = await appOn(database);
  site.decorate('deps', online.app.deps);
  site.decorate('countDrawing', async () => 0);
  await site.register(sitemapFileRoutes);
  await site.register(listingCardRoutes, { dataDir: online.dataDir });
  [owner, admin, visitor] = [
    await signedIn({ db, config: online.config }, { account_type: 'office' }),
    await signedIn({ db, config: online.config }, { account_type: 'admin' }),
    await signedIn({ db, config: online.config }),
  ];
  office = await anOffice(db, { is_verified: true });
  await db('office_members').insert({ office_id: office.id, user_id: owner.id, role: 'owner' });
  flat = await aListing(db, {
    owner,
    office,
    ...HOME,
    address: STREET,
    is_approximate: true,
    title_en: 'Flat in Mezzeh',
  });
  // Of the same kind and place, so that lists of others have something to show.
  await aListing(db, { lng: 36.2487, lat: 33.5046, address: 'شارع الجلاء' });
  shown = await db('search_listing').where({ id: flat.id }).first('lng', 'lat');
  await engineSide.settled(60_000);
}, 120_000);
afterAll(async () => {
  await site.close();
  await online.close();
  await offline.close();
  await engineSide.drop();
  await database.drop();
});

const QUERIES = [
  'query=Mezzeh&limit=5',
  'path=/syria/damascus',
  `query=${encodeURIComponent(ASKED)}`,
  `keywords=${encodeURIComponent(ASKED)}&map=true`,
  'map=true&zoom=22&limit=40',
  'map=true&viewport=36.24,33.5,36.25,33.51&zoom=14',
  'bbox=36.24,33.5,36.25,33.51&map=true&zoom=18',
];
const openAddresses = (route: string) => {
  const queries = [...QUERIES, `ids=${flat.id}`, `exclude=${flat.id}`];
  return addressesOf(route, [flat.id, office.slug, 'apartments', 'damascus'], queries);
};
describe('the point and the address of an approximate listing', () => {
  it('are what this test looks for', async () => {
    const { answer } = await online.call('GET', `/listings/${flat.id}/draft`, { token: owner.token });
    expect(answer.body).toMatch(TRACE);
    for (const secret of [STREET, NEXT_STREET, String(HOME.lng), String(HOME.lat)]) expect(secret).toMatch(TRACE);
    for (const secret of [NEXT_HOME.lng, NEXT_HOME.lat]) expect(String(secret)).toMatch(TRACE);
    expect(`${shown.lng} ${shown.lat}`).not.toMatch(TRACE);
    const [moved] = (await database.db.raw('select st_x(blurred_point(?, ?)) as lng', [at(NEXT_HOME), flat.id])).rows;
    expect(moved.lng).toBeCloseTo(shown.lng, 6);
  });

  it.each(OPEN_ROUTES)('are not in the answers of %s', async (route) => {
    for (const address of openAddresses(route)) {
      for (const [api, token] of [[online], [online, visitor.token], [offline]] as const) {
        const { answer } = await api.call('GET', address, { token, lang: 'en' });
        expect(answer.body, address).not.toMatch(TRACE);
      }
    }
  });

  it('are not in the index, nor in the words PostgreSQL searches without it', async () => {
    const document = await engineSide.find(flat.id);
    expect(document).toMatchObject({ id: flat.id, ...shown });
    expect(document).toMatchObject(cellsOf(tileOf(shown.lng, shown.lat, 18).x, tileOf(shown.lng, shown.lat, 18).y));
    expect(JSON.stringify(document)).not.toMatch(TRACE);
    const words = await rowOf(database.db('listing_search').where({ listing_id: flat.id }).first());
    expect(words.title).not.toBe('');
    expect(JSON.stringify(words)).not.toMatch(TRACE);
    expect(await engineSide.compare()).toMatchObject({ missing: [], extra: [], stale: [] });
  });

  it('are found by no words of the street, with the engine or without', async () => {
    for (const api of [online, offline]) {
      const found = await searched(api, `keywords=${encodeURIComponent(STREET)}&understand=false`);
      expect(found.items.map(({ id }: { id: string }) => id)).not.toContain(flat.id);
      const others = await searched(api, `keywords=${encodeURIComponent('شارع الجلاء')}&understand=false`);
      expect(others.items).toHaveLength(1);
    }
  });

  it('are in no box of ten metres round the point, but in one round what is shown', async () => {
    for (const api of [online, offline]) {
      for (const map of ['zoom=22', 'zoom=10']) {
        const round = await searched(api, `${map}&bbox=${boxRound(HOME, 10)}`);
        expect(round.items).toEqual([]);
        expect(round.map).toMatchObject({ total: 0 });
        const seen = await searched(api, `${map}&viewport=${boxRound(HOME, 10)}`);
        expect(seen.map).toMatchObject({ total: 0 });
        const there = await searched(api, `${map}&bbox=${boxRound(shown, 10)}`);
        expect(there.items).toMatchObject([{ id: flat.id, ...shown, approximate: true }]);
        expect(there.map).toMatchObject({ total: 1 });
      }
    }
  });

  it('are not what distances are measured from', async () => {
    const { json } = await online.get(`/listings/${flat.id}/nearby`);
    const { rows } = await database.db.raw(
      `select l.key, st_distance(l.center::geography, st_setsrid(st_makepoint(?, ?), 4326)::geography)::int as metres
       from locations l where l.kind in ('city', 'neighborhood')`,
      [shown.lng, shown.lat],
    );
    const measured = new Map(rows.map(({ key, metres }: { key: string; metres: number }) => [key, metres]));
    expect(json.data.items.length).toBeGreaterThan(3);
    for (const { key, metres } of json.data.items) expect(metres, key).toBe(measured.get(key));
  });

  it('are in no sitemap and no file that was kept', async () => {
    await requestBuild(database.db, { origin: 'schedule' });
    const { db } = database;
    const { files } = online.app.deps;
    await workSitemaps({ db, sitemaps: files.sitemaps, config: online.config, log: pino({ level: 'silent' }) });
    const index = await site.inject({ url: '/sitemap.xml' });
    const paths = [...index.body.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
    const bodies = await Promise.all(paths.map(async (path) => (await site.inject({ url: path })).body));
    expect(bodies.join('')).toContain(flat.id);
    expect(index.body + bodies.join('')).not.toMatch(TRACE);
  });

  it('may be anything within the cell, and no public answer changes by a letter', async () => {
    const paths = [
      `/listings/${flat.id}`,
      `/listings/${flat.id}/nearby`,
      `/listings/cards?ids=${flat.id}`,
      '/listings/search?limit=40&map=true&zoom=22&sortBy=date',
    ];
    const open = OPEN_ROUTES.flatMap((route) => addressesOf(route, [flat.id, office.slug, 'damascus'], []));
    const answers = async () => {
      const bodies: string[] = [];
      for (const path of paths)
        for (const api of [online, offline]) bodies.push((await api.call('GET', path)).answer.body);
      for (const path of open) bodies.push(`${path} ${(await online.call('GET', path)).answer.body}`);
      const card = JSON.parse(bodies[0] ?? '').data.shareImage;
      return [...bodies.map((body) => body.replace(/"engineMs":[^,}]+/g, '')), card];
    };
    const before = [...(await answers()), await engineSide.find(flat.id)];
    expect((await site.inject({ url: String(before.at(-2)) })).headers['content-type']).toBe('image/jpeg');
    const kept = await readdir(`${online.dataDir}/og`);
    await database
      .db('listings')
      .where({ id: flat.id })
      .update({ point: at(NEXT_HOME), address: NEXT_STREET });
    await engineSide.settled(60_000);
    expect([...(await answers()), await engineSide.find(flat.id)]).toEqual(before);
    await site.inject({ url: String(before.at(-2)) });
    expect(await readdir(`${online.dataDir}/og`)).toEqual(kept);
    await database
      .db('listings')
      .where({ id: flat.id })
      .update({ point: at(HOME), address: STREET });
    await engineSide.settled(60_000);
  });

  it('decide nothing that everybody sees: what other offices offer is compared by what is shown', async () => {
    const { db } = database;
    const image_id = await aPhoto(db);
    const between = { lng: (shown.lng + HOME.lng) / 2, lat: (shown.lat + HOME.lat) / 2 };
    const other = await aListing(db, { office: await anOffice(db), ...between });
    for (const listing_id of [flat.id, other.id])
      await db('listing_media').insert({ listing_id, image_id, position: 0, is_main: true });
    const offered: string[][] = [];
    // A neighbour of the one spot, too far from the other.
    for (const home of [HOME, NEXT_HOME]) {
      await db('listings')
        .where({ id: flat.id })
        .update({ point: at(home) });
      await recogniseHomes(db);
      const { json } = await online.get(`/listings/${flat.id}`);
      offered.push(json.data.alsoOfferedBy.map(({ id }: { id: string }) => id));
      await db('home_members').delete();
    }
    expect(offered).toEqual([[other.id], [other.id]]);
    await db('listing_media').where({ image_id }).delete();
    await db('listings').where({ id: other.id }).update({ status: 'archived' });
    await db('listings')
      .where({ id: flat.id })
      .update({ point: at(HOME) });
    await engineSide.settled(60_000);
  });

  it('come and go with the owner’s switch, and the blur is the same each time', async () => {
    const turn = async (isApproximate: boolean) => {
      await database.db('listings').where({ id: flat.id }).update({ is_approximate: isApproximate });
      await engineSide.settled(60_000);
      const { lng, lat, place } = (await engineSide.find(flat.id)) ?? {};
      const { json } = await online.get(`/listings/${flat.id}`);
      expect(json.data).toMatchObject({ lng, lat, approximate: isApproximate });
      return { lng, lat, place, address: json.data.address };
    };
    const hidden = await turn(true);
    expect(hidden).toMatchObject({ ...shown, address: null });
    const open = await turn(false);
    expect(open).toMatchObject({ ...HOME, address: STREET });
    expect(await searched(online, `bbox=${boxRound(HOME, 10)}`)).toMatchObject({ items: [{ id: flat.id }] });
    expect(await turn(true)).toEqual(hidden);
    expect(await searched(online, `bbox=${boxRound(HOME, 10)}`)).toMatchObject({ items: [] });
  });

  it('are shown to the owner in the form and the table, and to administrators', async () => {
    const form = await online.call('GET', `/listings/${flat.id}/draft`, { token: owner.token });
    expect(form.json.data.draft.content).toMatchObject({
      latitude: HOME.lat,
      longitude: HOME.lng,
      address: STREET,
      approximate: true,
    });
    const table = await online.call('GET', '/listing-exports?format=csv', { token: owner.token });
    expect(table.answer.body).toContain(String(HOME.lat));
    const review = await online.call('GET', `/admin/listings/${flat.id}`, { token: admin.token });
    expect(review.json.data.listing).toMatchObject({ point: { ...HOME, approximate: true } });
    expect(review.answer.body).toContain(STREET);
  });

  it('are not told to those who ask: a thread and its viewing hold the address on the owner’s side only', async () => {
    const asked = await online.call('POST', `/listings/${flat.id}/leads`, { token: visitor.token, body: enquiry() });
    const { leadId } = asked.json.data;
    const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const { json } = await online.call('POST', `/leads/${leadId}/viewings`, {
      token: visitor.token,
      body: { startsAt },
    });
    const { id } = json.data.viewing;
    for (const path of [`/leads/${leadId}`, `/leads/${leadId}/viewings`, '/viewings', `/viewings/${id}/calendar.ics`]) {
      const { statusCode, answer } = await online.call('GET', path, { token: visitor.token });
      expect(statusCode, path).toBe(200);
      expect(answer.body, path).not.toMatch(TRACE);
    }
    const mine = await online.call('GET', '/viewings', { token: owner.token });
    expect(mine.json.data.items).toMatchObject([{ id, address: STREET }]);
  });
});
