import { gunzipSync } from 'node:zlib';
import { rowOf } from '@diyar/db/row-of';
import Fastify from 'fastify';
import { pino } from 'pino';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '#jobs/enqueue.ts';
import { s3Files } from '#lib/images/s3-files.ts';
import { aListing, anOffice, aUser } from '#testing/factories.ts';
import { workJobs } from '#testing/jobs.ts';
import { signedIn } from '#testing/people.ts';
import { s3Server } from '#testing/s3-server.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { workSitemaps } from './build-sitemaps.ts';
import { requestBuild } from './builds.ts';
import { sitemapFileRoutes } from './file-routes.ts';

const ORIGIN = 'https://diyar.test';
let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let site: ReturnType<typeof Fastify>;
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: ORIGIN, SEARCH_ENGINES: 'on' });
  admin = await signedIn(api, { account_type: 'admin' });
  site = Fastify().decorate('deps', api.app.deps);
  await site.register(sitemapFileRoutes);
});
afterAll(async () => {
  await site.close();
  await api.close();
});

const deps = () => ({
  db: api.db,
  sitemaps: api.app.deps.files.sitemaps,
  config: api.config,
  log: pino({ level: 'silent' }),
});
const build = async (signal?: AbortSignal) => {
  await requestBuild(api.db, { origin: 'schedule' });
  return workSitemaps(deps(), signal);
};
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

interface Address {
  loc: string;
  lastmod?: string;
  alternates: Record<string, string>;
  images: string[];
}

/** Parsed strictly: what is not well-formed, or has an undeclared prefix, throws. */
function parse(xml: string) {
  const parser = new SaxesParser({ xmlns: true });
  const found: Address[] = [];
  let text = '';
  parser.on('opentag', ({ uri, local, attributes }) => {
    text = '';
    if (local === 'url' || local === 'sitemap') found.push({ loc: '', alternates: {}, images: [] });
    const last = found.at(-1);
    if (local !== 'link' || !last) return;
    expect(uri).toBe('http://www.w3.org/1999/xhtml');
    expect(attributes.rel?.value).toBe('alternate');
    last.alternates[attributes.hreflang?.value ?? ''] = attributes.href?.value ?? '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ local, uri }) => {
    const last = found.at(-1);
    if (!last) return;
    if (local === 'loc' && uri.includes('sitemap-image')) last.images.push(text);
    else if (local === 'loc') last.loc = text;
    else if (local === 'lastmod') last.lastmod = text;
  });
  parser.write(xml).close();
  return found;
}
const index = async () => parse((await get('/sitemap.xml')).body).map(({ loc }) => loc.replace(ORIGIN, ''));
const addresses = async (name: string) => parse((await get(`/sitemaps/${name}.xml`)).body);
const all = async () => (await Promise.all((await index()).map(async (path) => parse((await get(path)).body)))).flat();

describe('sitemaps', () => {
  it('are not there before the first build, and crawlers come again', async () => {
    expect((await get('/sitemap.xml')).statusCode).toBe(503);
  });

  it('name every page there is, in both languages, with valid addresses', async () => {
    const owner = await aUser(api.db);
    const office = await anOffice(api.db);
    const shown = await aListing(api.db, { owner, office });
    const hidden = await aListing(api.db, { owner, status: 'archived', published_at: null });
    await enqueue(api.db, 'sitemap_build', {});
    await workJobs(api);

    const found = await all();
    const locs = new Set(found.map(({ loc }) => loc));
    expect(locs.size).toBe(found.length);
    for (const { loc, alternates } of found) {
      const url = new URL(loc);
      expect(url.origin).toBe(ORIGIN);
      expect(loc).toBe(url.href);
      // Itself, the other language and the default, each of them in a file and naming the same three.
      expect(Object.keys(alternates)).toEqual(['ar', 'en', 'x-default']);
      expect(Object.values(alternates)).toContain(loc);
      for (const href of Object.values(alternates)) expect(locs.has(href)).toBe(true);
      expect(alternates['x-default']).toBe(alternates.ar);
    }
    const paths = (part: string) => [...locs].filter((loc) => loc.includes(part) && loc.endsWith('lang=ar'));
    expect(paths(shown.id)).toEqual([`${ORIGIN}/property/${shown.id}/apartments-for-sale-mezzeh-damascus?lang=ar`]);
    expect(paths(hidden.id)).toEqual([]);
    expect(paths(`/office/${office.slug}`)).toHaveLength(2);
    expect(locs).toContain(`${ORIGIN}/syria/damascus/damascus/mezzeh/apartments/sale?lang=en`);
    expect(paths('/syria/raqqa')).toEqual([]);
    expect(locs).toContain(`${ORIGIN}/properties?category=real-estate&lang=ar`);
    expect(locs).not.toContain(`${ORIGIN}/properties?category=apartments&lang=ar`);
    expect(locs).toContain(`${ORIGIN}/about?lang=en`);
  });

  it('name streets with eight listings, and no other', async () => {
    const { rows } = await api.db.raw<{ rows: { key: string; lng: number; lat: number }[] }>(
      `select distinct on (city_id) key, st_x(middle) as lng, st_y(middle) as lat
       from streets, lateral (select st_pointonsurface(line) as middle) m where key like 'damascus.%' or key like 'homs.%'
       order by city_id, metres desc`,
    );
    const [busy, quiet] = rows as [(typeof rows)[0], (typeof rows)[0]];
    const owner = await aUser(api.db);
    for (let left = 8; left > 0; left--) await aListing(api.db, { owner, lng: busy.lng, lat: busy.lat });
    for (let left = 7; left > 0; left--) await aListing(api.db, { owner, lng: quiet.lng, lat: quiet.lat });
    await build();
    const found = (await addresses('streets')).map(({ loc }) => loc.replace(ORIGIN, ''));
    const [city, word] = busy.key.split('.');
    const end = `/${city}/${word}`;
    expect(found.filter((loc) => loc.split('?')[0]?.endsWith(end)).map((loc) => loc.split('?')[1])).toEqual([
      'lang=ar',
      'lang=en',
    ]);
    expect(found.filter((loc) => loc.includes(`${end}/apartments/sale?`))).toHaveLength(2);
    expect(found.filter((loc) => loc.includes(quiet.key.split('.').join('/')))).toEqual([]);
  });

  it('escape what stands in addresses, and list pictures and the last change', async () => {
    const owner = await aUser(api.db);
    const { id, code } = await aListing(api.db, {
      owner,
      updated_at: '2026-05-04T03:02:01Z',
      published_at: '2026-05-01T00:00:00Z',
    });
    const image = crypto.randomUUID();
    await api.db('images').insert({
      id: image,
      sha256: Buffer.alloc(32),
      width: 10,
      height: 10,
      bytes: 1,
      thumbhash: 'x',
      color: '#ffffff',
    });
    await api.db('listing_media').insert({ listing_id: id, image_id: image, position: 0, is_main: true });
    await build();

    const name = `listings-${Math.floor(code / 10_000)}`;
    expect((await get(`/sitemaps/${name}.xml`)).body).toContain('?w=1280&amp;fmt=webp');
    const own = (await addresses(name)).filter(({ loc }) => loc.includes(id));
    expect(own).toHaveLength(2);
    for (const one of own) {
      expect(one).toMatchObject({
        images: [`${ORIGIN}/images/${image}?w=1280&fmt=webp`],
        lastmod: '2026-05-04T03:02:01Z',
      });
    }
  });

  it('are written anew only where something changed', async () => {
    const owner = await aUser(api.db);
    const far = await aListing(api.db, { owner, code: 500_001 });
    await build();
    expect(await index()).toContain('/sitemaps/listings-50.xml');
    expect(await build()).toMatchObject({ state: 'done', written: 0 });

    await api.db('listings').where({ id: far.id }).update({ transaction_type: 'rent' });
    const changed = await build();
    // The listing's own file and that of its province.
    expect(changed?.written).toBe(2);
    expect((await addresses('listings-50')).map(({ loc }) => loc)).toEqual(
      ['ar', 'en'].map((lang) => `${ORIGIN}/property/${far.id}/apartments-for-rent-mezzeh-damascus?lang=${lang}`),
    );

    await api.db('listings').where({ id: far.id }).delete();
    await build();
    expect(await index()).not.toContain('/sitemaps/listings-50.xml');
    expect((await get('/sitemaps/listings-50.xml')).statusCode).toBe(404);

    await requestBuild(api.db, { origin: 'command', is_full: true });
    const full = await workSitemaps(deps());
    expect(full?.written).toBe(full?.done);
  });

  it('stay as they were when a build is cut off, and the next one goes on', async () => {
    const owner = await aUser(api.db);
    const listing = await aListing(api.db, {
      owner,
      province: 'homs',
      city: 'homs',
      neighborhood: null,
      code: 700_001,
    });
    const before = (await get('/sitemap.xml')).body;
    const files = await api.db('sitemap_files').whereNotNull('shown_at');
    // Cut off in the middle: places are written, listings are not.
    const { db, sitemaps, ...rest } = deps();
    const stop = new AbortController();
    const cutting = {
      ...sitemaps,
      create: async (...args: Parameters<typeof sitemaps.create>) => {
        const made = await sitemaps.create(...args);
        stop.abort();
        return made;
      },
    };
    await requestBuild(db, { origin: 'schedule' });
    expect(await workSitemaps({ ...rest, db, sitemaps: cutting }, stop.signal)).toBeUndefined();
    expect((await get('/sitemap.xml')).body).toBe(before);
    expect(await api.db('sitemap_files').whereNotNull('shown_at')).toEqual(files);
    expect((await all()).filter(({ loc }) => loc.includes(listing.id))).toEqual([]);
    const written = await api.db('sitemap_files').whereNull('shown_at');
    expect(written).toHaveLength(1);

    const finished = await workSitemaps(deps());
    expect(finished?.state).toBe('done');
    // The first run's files are shown, not written a second time.
    expect((await rowOf(api.db('sitemap_files').where({ id: written[0]?.id }).first())).shown_at).not.toBeNull();
    expect((await all()).filter(({ loc }) => loc.includes(listing.id))).toHaveLength(2);
  });

  it('are not shown by a runner that was taken for dead', async () => {
    const owner = await aUser(api.db);
    await aListing(api.db, { owner, code: 800_001 });
    const { db, sitemaps, ...rest } = deps();
    const slow = {
      ...sitemaps,
      create: async (...args: Parameters<typeof sitemaps.create>) => {
        await db('sitemap_builds')
          .where({ state: 'building' })
          .update({ runner: crypto.randomUUID(), beat_at: db.fn.now() });
        return sitemaps.create(...args);
      },
    };
    await requestBuild(db, { origin: 'schedule' });
    expect(await workSitemaps({ ...rest, db, sitemaps: slow })).toBeUndefined();
    expect(await index()).not.toContain('/sitemaps/listings-80.xml');
    // The other one is silent for too long, and somebody goes on.
    expect(await workSitemaps(deps())).toBeUndefined();
    await db('sitemap_builds')
      .where({ state: 'building' })
      .update({ beat_at: db.raw(`now() - interval '2 minutes'`) });
    expect(await workSitemaps(deps())).toMatchObject({ state: 'done' });
    expect(await index()).toContain('/sitemaps/listings-80.xml');
  });

  it('say why a build failed, and the next one may begin', async () => {
    const { sitemaps, ...rest } = deps();
    await aListing(api.db, { code: 900_001 });
    await requestBuild(api.db, { origin: 'schedule' });
    const full = { ...sitemaps, create: () => Promise.reject(new Error('no space left')) };
    await expect(workSitemaps({ ...rest, sitemaps: full })).rejects.toThrow('no space left');
    expect(await index()).not.toContain('/sitemaps/listings-90.xml');
    const { json } = await api.call('GET', '/admin/sitemaps', { token: admin.token });
    expect(json.data.builds[0]).toMatchObject({ state: 'failed', error: 'no space left' });
    expect(await build()).toMatchObject({ state: 'done' });
  });

  it('lose what was replaced, after a while', async () => {
    const old = await rowOf(api.db('sitemap_files').whereNotNull('retired_at').first());
    expect(old).toBeDefined();
    await api
      .db('sitemap_files')
      .where({ id: old.id })
      .update({ retired_at: api.db.raw(`now() - interval '3 hours'`) });
    await build();
    expect(await api.db('sitemap_files').where({ id: old.id })).toEqual([]);
    expect(await api.app.deps.files.sitemaps.has(old.id, 'sitemap.xml.gz')).toBe(false);
  });
});

describe('their files', () => {
  it('lie in the object store where there is one, and come from there', async () => {
    const store = await s3Server();
    const sitemaps = s3Files(store.config, 'sitemaps');
    await requestBuild(api.db, { origin: 'command', is_full: true });
    expect(await workSitemaps({ ...deps(), sitemaps })).toMatchObject({ state: 'done' });
    const other = Fastify().decorate('deps', { ...api.app.deps, files: { ...api.app.deps.files, sitemaps } });
    await other.register(sitemapFileRoutes);
    expect(parse((await other.inject('/sitemaps/pages.xml')).body).length).toBeGreaterThan(0);
    await other.close();
    await store.close();
    // The next tests read from disk again.
    await requestBuild(api.db, { origin: 'command', is_full: true });
    await workSitemaps(deps());
  });

  it('are sent as they are kept to whoever takes gzip, and not again to whoever has them', async () => {
    const plain = await get('/sitemaps/pages.xml');
    expect(plain.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' });
    const packed = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await get('/sitemaps/pages.xml', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    const since = String((await get('/sitemap.xml')).headers['last-modified']);
    expect((await get('/sitemap.xml', { 'if-modified-since': since })).statusCode).toBe(304);
    for (const name of ['none.xml', 'pages', '..%2Fpages.xml']) {
      expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404);
    }
  });

  it('are named by robots.txt, which turns everyone away where the site is tried out', async () => {
    const open = await get('/robots.txt');
    expect(open.headers['content-type']).toContain('text/plain');
    expect(open.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(open.body).toContain('Disallow: /dashboard');
    const staging = Fastify().decorate('deps', { ...api.app.deps, config: { ...api.config, isOpenToCrawlers: false } });
    await staging.register(sitemapFileRoutes);
    const answer = await staging.inject('/robots.txt');
    await staging.close();
    expect(answer.body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('administrators', () => {
  const ask = (body = {}) => api.call('POST', '/admin/sitemaps/builds', { token: admin.token, body, lang: 'en' });

  it('ask for a build, one at a time, and see how it goes', async () => {
    const [one, two] = await Promise.all([ask({ full: true }), ask()]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    expect([one, two].find(({ statusCode }) => statusCode === 409)?.json.code).toBe('sitemap_build_running');
    const asked = [one, two].find(({ statusCode }) => statusCode === 200)?.json.data.build;
    expect(asked).toMatchObject({ state: 'requested', origin: 'administrator', askedBy: 'ليلى الخطيب' });
    await workJobs(api);
    const { json } = await api.call('GET', '/admin/sitemaps', { token: admin.token });
    expect(json.data.openToCrawlers).toBe(true);
    expect(json.data.builds[0]).toMatchObject({ id: asked.id, state: 'done', error: null });
    const urls = json.data.files.reduce((sum: number, file: { urls: number }) => sum + file.urls, 0);
    expect(urls).toBe(json.data.builds[0].urls);
    const rows = await api.db('audit_log').where({ action: 'sitemaps.build' });
    expect(rows).toMatchObject([{ actor_id: admin.id, after: { buildId: asked.id, full: asked.full } }]);
  });
});
