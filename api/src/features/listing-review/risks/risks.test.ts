import type { ListingReportRow } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dhashOf, PLAIN } from '#lib/images/dhash.ts';
import { aPending, aPhoto, aPublished } from '#testing/listing-form.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';

const TEXT = `بيت عربي قديم في حارة هادئة، فسحة سماوية وبحرة ونارنجة، ست غرف على طابقين وسطح واسع يطل على الجامع الأموي،
  الكسوة خشب وحجر أبلق والتدفئة مركزية، والطابو أخضر جاهز للفراغ، والبيع من المالك مباشرة بعد المعاينة.`;

let api: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  api = await testApp();
  admin = await signedIn(api, { account_type: 'admin' });
});
afterAll(() => api.close());

const OLD = { created_at: new Date('2026-01-01T00:00:00Z') };
const risksOf = async (id: string) => {
  const { json } = await api.call('GET', `/admin/listings/${id}`, { token: admin.token, lang: 'ar' });
  return json.data.listing.risks as { code: string; weight: number; listings: { id: string }[] }[];
};
const riskOf = async (id: string, code: string) => (await risksOf(id)).find((risk) => risk.code === code);
/** A text no other test shares. */
const unlike = (word: string) => Array.from({ length: 30 }, (_, at) => `${word}${at}`).join(' ');

describe('the risks of a listing', () => {
  it('name a new account with its age, until a week has passed', async () => {
    const { id } = await aPending(api, await signedIn(api, OLD), { descriptionAr: unlike('قديم') });
    expect(await riskOf(id, 'new_account')).toBeUndefined();
    const fresh = await aPending(api, await signedIn(api), { descriptionAr: unlike('جديد') });
    expect(await riskOf(fresh.id, 'new_account')).toMatchObject({ weight: 2, own: 0 });
    await api.owner('app_clock').update({ shift: '6 days 23 hours' });
    expect(await riskOf(fresh.id, 'new_account')).toMatchObject({ own: 6 });
    await api.owner('app_clock').update({ shift: '7 days' });
    expect(await riskOf(fresh.id, 'new_account')).toBeUndefined();
    await api.owner('app_clock').update({ shift: '0' });
  });

  it('show a telephone number and a link as they stand in the text', async () => {
    const owner = await signedIn(api, OLD);
    const titleAr = 'شقة للبيع، اتصل ٠٩٣٣ ١٢٣ ٤٥٦';
    const descriptionAr = `${unlike('رقم')} أو اكتب على wa.me/963933123456`;
    const { id } = await aPending(api, owner, { titleAr, descriptionAr, keepNumber: true });
    expect(await risksOf(id)).toMatchObject([
      { code: 'phone_in_text', weight: 3, found: expect.arrayContaining(['٠٩٣٣ ١٢٣ ٤٥٦']) },
      { code: 'link_in_text', weight: 3, found: ['wa.me/963933123456'] },
    ]);
  });

  it('name a price in the title, which needs no other evidence', async () => {
    const titleAr = 'شقة للبيع في المزة بسعر ٨٥ ألف';
    const { id } = await aPending(api, await signedIn(api, OLD), { titleAr, descriptionAr: unlike('بسعر') });
    expect(await riskOf(id, 'price_in_title')).toMatchObject({ found: [] });
  });

  it('show listings with nearly the same description, the owner’s own too', async () => {
    const [owner, other] = [await signedIn(api, OLD), await signedIn(api, OLD)];
    const theirs = await aPublished(api, other, admin, { descriptionAr: TEXT });
    const own = await aPending(api, owner, { descriptionAr: TEXT.replace('ست غرف', 'ستّ غرف') });
    const { id } = await aPending(api, owner, { descriptionAr: `للجادّين فقط. ${TEXT}` });
    const risk = await riskOf(id, 'text_seen');
    expect(risk).toMatchObject({ weight: 4 });
    expect(new Map(risk?.listings.map((listing) => [listing.id, listing]))).toEqual(
      new Map([
        [theirs, expect.objectContaining({ isOwn: false, percent: expect.any(Number) })],
        [own.id, expect.objectContaining({ isOwn: true })],
      ]),
    );
  });

  it('hold a price against the median of its like', async () => {
    for (let at = 0; at < 8; at++) {
      const id = await aPublished(api, await signedIn(api, OLD), admin, { descriptionAr: unlike(`سعر${at}ـ`) });
      await api.db('listings').where({ id }).update({ price_cents: 10_000_000 });
    }
    const owner = await signedIn(api, OLD);
    const dear = await aPending(api, owner, { descriptionAr: unlike('غالٍ'), price: 400_000 });
    expect(await riskOf(dear.id, 'price_far')).toMatchObject({ weight: 3, own: 400_000, usual: 100_000 });
    const usual = await aPending(api, owner, { descriptionAr: unlike('عاديّ'), price: 250_000 });
    expect((await risksOf(usual.id)).map(({ code }) => code)).not.toContain('price_far');
    const slip = await aPending(api, owner, {
      descriptionAr: unlike('خطأ'),
      price: 8_000_000,
      confirmPrice: true,
    });
    expect(await riskOf(slip.id, 'price_slip')).toMatchObject({ weight: 5, own: 8_000_000 });
  });

  it('show the other listing of a photo that looks the same', async () => {
    const [owner, other] = [await signedIn(api, OLD), await signedIn(api, OLD)];
    const mine = await aPending(api, owner, { descriptionAr: unlike('صورتي') });
    const theirs = await aPublished(api, other, admin, { descriptionAr: unlike('صورتهم') });
    const hash = '01'.repeat(32);
    const hang = async (listing_id: string, dhash: string) => {
      const image_id = await aPhoto(api.db);
      await api.db('images').where({ id: image_id }).update({ dhash });
      await api.db('listing_media').insert({ listing_id, image_id, position: 5, is_main: false });
      return image_id;
    };
    const seen = await hang(theirs, hash);
    const photo = await hang(mine.id, `${hash.slice(0, 60)}1010`);
    expect(await riskOf(mine.id, 'photo_like')).toMatchObject({
      weight: 3,
      listings: [{ id: theirs, image: { id: seen }, isOwn: false }],
    });
    await api
      .db('images')
      .where({ id: photo })
      .update({ dhash: `${hash.slice(0, 56)}10101010` });
    expect(await riskOf(mine.id, 'photo_like')).toBeUndefined();
    const { sha256 } = await rowOf(api.db('images').where({ id: seen }).first());
    await api.db('images').where({ id: photo }).update({ sha256 });
    expect((await risksOf(mine.id))[0]).toMatchObject({ code: 'photo_seen', weight: 5, listings: [{ id: theirs }] });
  });

  it('count what people reported of the owner’s listings', async () => {
    const owner = await signedIn(api, OLD);
    const reported = await aPublished(api, owner, admin, { descriptionAr: unlike('بلاغ') });
    const { id } = await aPending(api, owner, { descriptionAr: unlike('بعده') });
    const report = async (weight: ListingReportRow['weight']) =>
      api.db('listing_reports').insert({
        listing_id: reported,
        reporter_id: (await signedIn(api)).id,
        type: 'fake',
        weight,
      });
    for (const weight of [1, 2, 0] as const) await report(weight);
    expect(await riskOf(id, 'reported')).toBeUndefined();
    await report(1);
    expect(await riskOf(id, 'reported')).toMatchObject({ weight: 4, own: 3, listings: [{ id: reported }] });
  });
});

describe('the hash of a photo', () => {
  const scene = (shift = 0) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
        <defs><linearGradient id="a"><stop stop-color="#${shift ? '204060' : '103050'}"/><stop offset="1" stop-color="#f0d0a0"/></linearGradient></defs>
        <rect width="900" height="600" fill="url(#a)"/><rect x="${100 + shift}" y="80" width="200" height="380" fill="#802010"/>
        <circle cx="620" cy="220" r="120" fill="#ffffff"/><rect x="420" y="400" width="360" height="150" fill="#205030"/></svg>`),
    );
  const difference = (a: string, b: string) => [...a].filter((bit, at) => bit !== b[at]).length;

  it('stays when it is shrunk and recompressed, and differs for another', async () => {
    const own = await dhashOf(await scene().png().toBuffer());
    expect(difference(own, await dhashOf(await scene().resize(320).jpeg({ quality: 40 }).toBuffer()))).toBeLessThan(4);
    expect(difference(own, await dhashOf(await scene().flop().png().toBuffer()))).toBeGreaterThan(12);
  });

  it('is none for a plain wall', async () => {
    const wall = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c9731c' } });
    expect(await dhashOf(await wall.jpeg().toBuffer())).toBe(PLAIN);
  });
});
