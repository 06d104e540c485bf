import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#testing/factories.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { officeCardRoutes } from './index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp({}, (app) => {
    app.register(officeCardRoutes, { dataDir: app.deps.config.dataDir });
  });
});
afterAll(() => api.close());

const card = (slug: string, lang = 'ar', headers = {}) =>
  api.app.inject({ url: `/og/office/${slug}.png?lang=${lang}`, headers });

/** The square where logos stand, and how many of its pixels are as dark as a letter. */
async function markOf(slug: string) {
  const { rawPayload } = await card(slug, 'en');
  const square = { left: 900, top: 150, width: 160, height: 200 };
  const data = await sharp(rawPayload).extract(square).greyscale().raw().toBuffer();
  return { data, green: data.filter((grey) => grey < 128).length };
}

describe('an office’s preview picture', () => {
  it('is drawn to the measure of all, in each language, and another once the office says something else', async () => {
    const office = await anOffice(api.db);
    const [ar, en] = [await card(office.slug), await card(office.slug, 'en')];
    for (const { statusCode, headers, rawPayload } of [ar, en]) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    }
    expect(ar.headers.etag).not.toBe(en.headers.etag);
    const same = await card(office.slug, 'ar', { 'if-none-match': ar.headers.etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await api.db('offices').where({ id: office.id }).update({ is_verified: true });
    expect((await card(office.slug)).headers.etag).not.toBe(ar.headers.etag);
  });

  it('shows its letter where it has no logo, like its page', async () => {
    const [yasmin, zahra] = [
      await anOffice(api.db, { name_en: 'Yasmin' }),
      await anOffice(api.db, { name_en: 'Zahra' }),
    ];
    const [first, second] = await Promise.all([yasmin, zahra].map(({ slug }) => markOf(slug)));
    expect(first?.green).toBeGreaterThan(500);
    expect(first?.data.equals(second?.data ?? Buffer.alloc(0))).toBe(false);
  });

  it('is none of an office that has no page', async () => {
    for (const path of ['nobody', '..%2F..%2Fx']) expect((await card(path)).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/og/office/x.jpg' })).statusCode).toBe(404);
  });
});
