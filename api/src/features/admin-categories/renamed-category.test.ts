import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { createTestSearch, type TestSearch } from '@diyar/indexer/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { appOn, type TestApp } from '#testing/test-app.ts';
import { renewSitemaps, sitemapFileRoutes } from '../sitemaps/index.ts';
import type { AdminCategory } from './fields.ts';

let database: TestDatabase;
let engine: TestSearch;
let api: TestApp;
let site: FastifyInstance;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  engine = await createTestSearch(database);
  const app = await appOn(database, engine.prefix, { PUBLIC_URL: 'https://diyar.test', SEARCH_ENGINES: 'on' });
  api = { ...app, db: database.db, owner: database.owner, database };
  site = Fastify().decorate('deps', api.app.deps);
  await site.register(sitemapFileRoutes);
  ({ token } = await signedIn(api, { account_type: 'admin' }));
});
afterAll(async () => {
  await site?.close();
  await api?.close();
  await engine?.drop();
  await database?.drop();
});

/** The sitemaps, once the hourly job has brought them up to date. */
async function listedPlaces(): Promise<string> {
  const { sitemaps } = api.app.deps.files;
  await renewSitemaps({ db: api.db, sitemaps, config: api.config, log: pino({ level: 'silent' }) });
  const index = (await site.inject('/sitemap.xml')).body;
  const files = [...index.matchAll(/<loc>https:\/\/diyar\.test([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  return (await Promise.all(files.map(async (path) => (await site.inject(path)).body))).join('');
}
const found = async (keywords: string): Promise<string[]> => {
  const { json } = await api.get(`/listings/search?keywords=${keywords}&limit=10`, 'en');
  return json.data.items.map(({ id }: { id: string }) => id);
};

describe('a renamed category', () => {
  it('reaches search, its page and the sitemap', async () => {
    const { id: villa } = await aListing(api.db, { category: 'villas', property_type: 'villa' });
    await engine.settled();
    expect(await found('gazebos')).toEqual([]);
    expect(await listedPlaces()).toContain('/syria/damascus/villas?');

    const { json } = await api.call('GET', '/admin/categories', { token });
    const before: AdminCategory = json.data.categories.find(({ slug }: AdminCategory) => slug === 'villas');
    const { id, parentId, level, sortOrder, iconImageId, formerSlugs, isUndoable, ...content } = before;
    const names = { nameAr: 'قصور الحدائق', nameEn: 'Gazebos', slug: 'gazebos' };
    const saved = await api.call('PUT', `/admin/categories/${id}`, { token, body: { ...content, ...names } });
    expect(saved.statusCode, JSON.stringify(saved.json)).toBe(200);
    await engine.settled();
    await api.app.deps.facts.reload();

    expect(await found('gazebos')).toEqual([villa]);
    const filtered = await api.get('/listings/search?category=gazebos&limit=10', 'en');
    expect(filtered.json.data.items.map((item: { id: string }) => item.id)).toEqual([villa]);
    const page = (await api.get('/places/page?path=/syria/damascus/villas', 'en')).json.data;
    expect(page).toMatchObject({ path: '/syria/damascus/gazebos', category: { name: 'Gazebos' } });
    const listed = await listedPlaces();
    expect(listed).toContain('/syria/damascus/gazebos?');
    expect(listed).not.toContain('/syria/damascus/villas?');
  });
});
