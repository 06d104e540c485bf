// @vitest-environment node
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webHost } from './host.ts';
import type { Site } from './lib/site.ts';

const drawn = vi.hoisted(() => ({ count: 0, status: 200 }));
vi.mock('./host/renderer.ts', () => ({
  builtRenderer: async () => ({
    bundle: async () => ({
      inlineScripts: [],
      render: async () => ({ status: drawn.status, html: `<p>page ${++drawn.count}</p>` }),
    }),
    assetsFor: () => ({ styles: [], scripts: [], preloads: [] }),
    fix: () => {},
  }),
}));
vi.mock('./host/worker-file.ts', () => ({ workerFile: async () => {} }));

let app: ReturnType<typeof Fastify>;
afterEach(() => app.close());

/** The host's pages over a stub of the renderer, and as many drawings for an address as given. */
async function aHost(drawings = Number.POSITIVE_INFINITY) {
  app = Fastify();
  drawn.count = 0;
  drawn.status = 200;
  let left = drawings;
  await app.register(webHost, {
    dev: false,
    site: { origin: 'http://site.test' } as Site,
    call: async () => ({ statusCode: 200, body: { data: { to: null, canonical: null } } }),
    countDrawing: async () => (left-- > 0 ? 0 : 42),
  });
  return (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

describe('the limit on drawn pages', () => {
  it('answers 429 with a page in the language of the address, and says when to come back', async () => {
    const get = await aHost(2);
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
    const get = await aHost(1);
    for (let visit = 0; visit < 5; visit++) expect((await get('/?lang=ar')).statusCode).toBe(200);
    expect(drawn.count).toBe(1);
  });

  it('counts an address that must be looked up, even if it would only redirect', async () => {
    const get = await aHost(0);
    expect((await get('/real-estate/damascus')).statusCode).toBe(429);
    expect((await get('/properties/damascus/damascus/apartments/sale?lang=ar')).statusCode).toBe(429);
  });
});
