// @vitest-environment node
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AndroidApp } from './host/asset-links.ts';
import { webHost } from './host.ts';
import type { Site } from './lib/site.ts';

const drawn = vi.hoisted(() => ({ count: 0, status: 200, location: '' }));
vi.mock('./host/renderer.ts', () => ({
  builtRenderer: async () => ({
    bundle: async () => ({
      inlineScripts: [],
      render: async () => {
        const html = `<head></head><p>page ${++drawn.count}</p>`;
        return drawn.location ? { status: 302, location: drawn.location } : { status: drawn.status, html };
      },
    }),
    assetsFor: () => ({ styles: [], scripts: [], preloads: [] }),
    fix: () => {},
  }),
}));
vi.mock('./host/worker-file.ts', () => ({ workerFile: async () => {} }));

let app: ReturnType<typeof Fastify>;
afterEach(() => app.close());

type Host = { drawings?: number; movedBy?: number; androidApp?: AndroidApp };

/** The host's pages over a stub of the renderer, and as many drawings for an address as given. */
async function aHost({ drawings = Number.POSITIVE_INFINITY, movedBy = 0, androidApp }: Host = {}) {
  app = Fastify();
  drawn.count = 0;
  Object.assign(drawn, { status: 200, location: '' });
  let left = drawings;
  await app.register(webHost, {
    dev: false,
    site: { origin: 'http://site.test', brand: { ar: 'ديار', en: 'Diyar' } } as Site,
    call: async () => ({ statusCode: 200, body: { data: { to: null, canonical: null } } }),
    movedBy: () => movedBy,
    androidApp,
    countDrawing: async () => (left-- > 0 ? 0 : 42),
  });
  return (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('a site whose clock is moved', () => {
  const DAY_MS = 86_400_000;

  it('moves the clock of browsers before any other script, and of no other site', async () => {
    const real = Date.now();
    expect((await (await aHost())('/help?lang=ar')).body).not.toContain('<script');
    const get = await aHost({ movedBy: 40 * DAY_MS });
    expect((await get('/help?lang=ar')).body).toMatch(/^<head><script src="\/moved-clock.js"><\/script>/);
    const { body, headers } = await get('/moved-clock.js', { accept: '*/*' });
    expect(headers['cache-control']).toBe('no-store');
    const now = runInNewContext(
      `${body}; [Date.now(), new Date().getTime(), new Date(0).getTime(), new Date() instanceof Date, Date.UTC(1970, 0)]`,
      { document: { currentScript: { remove() {} } } },
    );
    expect(now.slice(2)).toEqual([0, true, 0]);
    for (const moment of now.slice(0, 2)) expect((moment - real) / DAY_MS).toBeCloseTo(40, 2);
  });
});

describe('a search without a language', () => {
  it('is put right by one redirect, its words and its language at once', async () => {
    const get = await aHost();
    drawn.location = '/properties?category=apartments&lang=ar';
    expect((await get('/properties?keywords=flat')).headers.location).toBe(drawn.location);
    drawn.location = '';
    expect((await get('/properties/?minPrice=5')).headers.location).toBe('/properties?minPrice=5&lang=ar');
    expect((await get('/properties?minPrice=5&lang=ar')).statusCode).toBe(200);
    expect(drawn.count, 'read once').toBe(2);
    expect((await get('/properties')).headers.location).toBe('/properties?lang=ar');
    expect(drawn.count, 'nothing is asked for').toBe(2);
  });
});

describe('the limit on drawn pages', () => {
  it('answers 429 with a page in the language of the address, and says when to come back', async () => {
    const get = await aHost({ drawings: 2 });
    expect((await get('/properties?lang=ar&q=1')).statusCode).toBe(200);
    expect((await get('/properties?lang=ar&q=2')).statusCode).toBe(200);

    const refused = await get('/properties?lang=ar&q=3');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '42',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'ar',
    });
    expect(refused.body).toContain('<html lang="ar" dir="rtl">');
    expect((await get('/properties?lang=en&q=3')).body).toContain('Too many pages in a short time');
    expect((await get('/', { cookie: 'lang=en' })).statusCode, 'a redirect costs nothing').toBe(302);
    expect(drawn.count).toBe(2);
  });

  it('counts nothing for a page that is kept', async () => {
    const get = await aHost({ drawings: 1 });
    for (let visit = 0; visit < 5; visit++) expect((await get('/?lang=ar')).statusCode).toBe(200);
    expect(drawn.count).toBe(1);
  });

  it('counts an address that must be looked up, even if it would only redirect', async () => {
    const get = await aHost({ drawings: 0 });
    expect((await get('/real-estate/damascus')).statusCode).toBe(429);
    expect((await get('/properties/damascus/damascus/apartments/sale?lang=ar')).statusCode).toBe(429);
  });
});

describe('what ties the site to a phone', () => {
  const LINKS = '/.well-known/assetlinks.json';

  it('is the app’s card in the language of the page, with icons that may be cut and with shortcuts', async () => {
    const get = await aHost();
    const card = (await get('/manifest.webmanifest?lang=ar')).json();
    expect(card).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/?lang=ar' });
    expect(card.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2);
    for (const { src } of card.icons) expect((await get(src)).statusCode, src).toBe(200);
    expect(card.share_target).toMatchObject({ action: '/share-photos?lang=ar', method: 'POST' });
    for (const { url } of card.shortcuts) expect(url).toMatch(/^\/[a-z/]+\?lang=ar$/);
  });

  it('answers a share that no service worker took, unread, with the form that says so', async () => {
    await aHost();
    const share = (url: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        payload: 'no form at all',
      });
    const { statusCode, headers } = await share('/share-photos?lang=en');
    expect([statusCode, headers.location]).toEqual([303, '/dashboard/properties/new?shared=0&lang=en']);
    expect((await share('/share-photos', { cookie: 'lang=en' })).headers.location).toMatch(/lang=en$/);
    expect((await share('/about?lang=en')).statusCode, 'no other address takes a post').toBe(404);
  });

  it('lets the operator’s app open it as its own, and says nothing where there is none', async () => {
    expect((await (await aHost())(LINKS)).body).not.toContain('android_app');
    await app.close();
    const get = await aHost({ androidApp: { id: 'org.example.diyar', fingerprints: ['0A:1B'] } });
    const { statusCode, headers, body } = await get(LINKS, { accept: '*/*' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'org.example.diyar', sha256_cert_fingerprints: ['0A:1B'] },
      },
    ]);
  });
});
