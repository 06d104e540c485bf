import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, anOffice } from '#testing/factories.ts';
import { signedIn } from '#testing/people.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { MAP_CREDIT } from './draw-map.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;
let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const TITLES = { title_ar: 'شقة مشمسة قرب الحديقة', title_en: 'Sunny apartment near the park' };
const get = ({ token }: Person, path: string, lang: 'ar' | 'en' = 'en') => api.call('GET', path, { token, lang });
const file = async (person: Person, path: string, lang?: 'ar' | 'en') => {
  const { statusCode, answer } = await get(person, path, lang);
  expect(statusCode, path).toBe(200);
  const bytes = Buffer.from(answer.rawPayload);
  const folder = process.env.SHEETS_INTO;
  if (folder)
    writeFileSync(
      `${folder}/${path.replaceAll(/[^a-z]+/g, '-').slice(-40)}-${lang}.${answer.headers['content-type'] === 'application/pdf' ? 'pdf' : 'jpg'}`,
      bytes,
    );
  return bytes;
};

/** The text of a page as a reader copies it out, and what its code says. */
async function read(pdf: Buffer): Promise<{ text: string; code: string | undefined }> {
  const [page, ...others] = await readPdf(pdf);
  expect(others).toEqual([]);
  const codes = page?.pictures.map(({ rgba, width, height }) => jsQr(rgba, width, height)?.data) ?? [];
  const text = page?.texts.map((part) => part.text).join('\n') ?? '';
  return { text, code: codes.find(Boolean) };
}
async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
async function withPhotos(listing: string, count: number): Promise<void> {
  for (let position = 0; position < count; position++) {
    const background = { r: 60 * position, g: 120, b: 140 };
    const picture = sharp({ create: { width: 1400, height: 1000, channels: 3, background } });
    const { id, sha256, ...stored } = await api.app.deps.images.store(await picture.png().toBuffer());
    await api.db('images').insert({ id, ...stored, sha256: Buffer.from(sha256, 'hex') });
    await api.db('listing_media').insert({ listing_id: listing, image_id: id, position, is_main: position === 0 });
  }
}
async function aTeam() {
  const [manager, agent] = [
    await signedIn(api, { account_type: 'office' }),
    await signedIn(api, { account_type: 'office' }),
  ];
  const names = { name_ar: 'مكتب الياسمين العقاري', name_en: 'Yasmin Real Estate' };
  const office = await anOffice(api.db, { ...names, phone: '+963112345678', is_verified: true });
  await api.db('office_members').insert([
    { office_id: office.id, user_id: manager.id, role: 'owner' },
    { office_id: office.id, user_id: agent.id, role: 'agent' },
  ]);
  return { manager, agent, office };
}

describe('a listing’s sheet', () => {
  it('says in both languages what is offered, and its code leads to the listing', async () => {
    const owner = await signedIn(api, { phone: '+963944123456' });
    const listing = await aListing(api.db, { owner, ...TITLES, bedrooms: 3, area: 120 });
    await withPhotos(listing.id, 2);
    const { text, code } = await read(await file(owner, `/listings/${listing.id}/sheet`));
    for (const words of [
      'Diyar',
      'ديار',
      '$85,000',
      TITLES.title_en,
      'Scan to see all photos',
      '3 bedrooms · ',
      'امسح الرمز',
    ])
      expect(text).toContain(words);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('شقة مشمسة قرب الحديقة');
    expect(code).toMatch(new RegExp(`^http://[^/]+/property/${listing.id}/[a-z-]+$`));
    expect(text).not.toContain('0944');
    const shown = await read(await file(owner, `/listings/${listing.id}/sheet?phone=true`));
    expect(shown.text).toContain('0944 123 456');
  });

  it('of an office carries its name and telephone, for everybody of the office', async () => {
    const { manager, agent, office } = await aTeam();
    const listing = await aListing(api.db, { owner: agent, office, ...TITLES });
    const { text } = await read(await file(manager, `/listings/${listing.id}/sheet`));
    expect(text).toContain('Yasmin Real Estate');
    expect(text).toContain('011 234 5678');
    const without = await read(await file(agent, `/listings/${listing.id}/sheet?phone=false`));
    expect(without.text).not.toContain('011 234');
  });

  it('is its owner’s alone, and of a published listing', async () => {
    const [owner, other] = [await signedIn(api), await signedIn(api)];
    const shown = await aListing(api.db, { owner });
    const draft = await aListing(api.db, { owner, status: 'draft', published_at: null });
    for (const name of ['sheet', 'share-picture']) {
      expect((await get(other, `/listings/${shown.id}/${name}`)).json).toMatchObject({ code: 'listing_not_found' });
      expect((await get(owner, `/listings/${draft.id}/${name}`)).json).toMatchObject({
        statusCode: 409,
        code: 'listing_not_shown',
        message: 'Publish the listing first: the code leads to its page.',
      });
    }
  });
});

describe('the map of a listing’s sheet', () => {
  const CUT = fileURLToPath(new URL('../../../../tiles/streets/cut.pmtiles', import.meta.url));
  beforeAll(async () => {
    const tiles = `${api.dataDir}/tiles`;
    await mkdir(tiles, { recursive: true });
    for (const name of ['base', 'syria']) await cp(CUT, `${tiles}/${name}.pmtiles`);
    const streets = { kind: 'vector', url: '/tiles/syria.pmtiles', covers: 'country' };
    await writeFile(`${tiles}/sources.json`, JSON.stringify({ streets }));
  });
  afterAll(() => rm(`${api.dataDir}/tiles`, { recursive: true }));
  const inDamascus = { lng: 36.2965, lat: 33.5115, ...TITLES };

  it.each([0, 1, 4])('is printed beside %d photos, with its credit', async (photos) => {
    const owner = await signedIn(api);
    const listing = await aListing(api.db, { owner, ...inDamascus });
    await withPhotos(listing.id, photos);
    const sheet = await file(owner, `/listings/${listing.id}/sheet`);
    const { text, code } = await read(sheet);
    expect(text).toContain(MAP_CREDIT);
    expect(code).toContain(listing.id);
    const [page] = await readPdf(sheet);
    expect(page?.pictures).toHaveLength(1 + Math.min(photos, 3) + 1);
    expect(page?.texts.map((part) => part.text).join(' ')).toContain('Scan to see');
  });

  it('shows the same of an approximate listing wherever in its square it lies', async () => {
    const owner = await signedIn(api);
    const listing = await aListing(api.db, { owner, ...inDamascus, is_approximate: true });
    const drawn = async () => {
      const [page] = await readPdf(await file(owner, `/listings/${listing.id}/sheet`));
      return page?.pictures.map(({ rgba }) => createHash('sha256').update(rgba).digest('hex'));
    };
    const before = await drawn();
    expect(before).toHaveLength(2);
    await api.db.raw('update listings set point = st_translate(point, 0.0004, 0.0003) where id = ?', [listing.id]);
    expect(await drawn()).toEqual(before);
  });
});

describe('a share picture', () => {
  it.each(['ar', 'en'] as const)('has the measure of messages, and a code that a camera reads (%s)', async (lang) => {
    const owner = await signedIn(api);
    const listing = await aListing(api.db, { owner, ...TITLES, bedrooms: 3, area: 120 });
    await withPhotos(listing.id, 1);
    const picture = await file(owner, `/listings/${listing.id}/share-picture`, lang);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 });
    expect(await codeIn(picture)).toContain(`/property/${listing.id}/`);
  });
});

describe('an office’s window', () => {
  it('shows the office to its people, and leads to its page', async () => {
    const { manager, agent, office } = await aTeam();
    const listing = await aListing(api.db, { owner: agent, office, ...TITLES });
    await withPhotos(listing.id, 1);
    const { text, code } = await read(await file(manager, '/offices/my-office/sheet'));
    expect(code).toMatch(new RegExp(`/office/${office.slug}$`));
    for (const words of ['Yasmin Real Estate', 'Verified office', '1 listing', 'Scan to see all our listings'])
      expect(text).toContain(words);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('مكتب الياسمين العقاري');
    const picture = await file(agent, '/offices/my-office/share-picture', 'ar');
    expect(await codeIn(picture)).toMatch(new RegExp(`/office/${office.slug}$`));
  });

  it('is nobody’s who works for none', async () => {
    const alone = await signedIn(api, { account_type: 'office' });
    expect((await get(alone, '/offices/my-office/sheet')).json).toMatchObject({
      statusCode: 404,
      code: 'office_not_found',
    });
  });
});
