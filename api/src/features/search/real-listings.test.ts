import { createTestDatabase } from '@diyar/db/testing';
import { createTestSearch } from '@diyar/indexer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRealListings, insertRealListings, type RealListing } from '#testing/real-listings.ts';
import { searchQuery } from '#testing/search-sides.ts';
import { appOn } from '#testing/test-app.ts';
import type { SearchAnswer } from './contract.ts';

type Right = (listing: RealListing) => boolean;
const is =
  (kind: string): Right =>
  (listing) =>
    listing.kind === kind;
const says =
  (pattern: RegExp): Right =>
  (listing) =>
    pattern.test(listing.text);
const lets: Right = ({ deal }) => deal === 'للايجار';
const sells: Right = ({ deal }) => deal !== 'للايجار';
const has =
  (extra: string): Right =>
  ({ extras }) =>
    extras.includes(extra);
const measures =
  (metres: number): Right =>
  (listing) =>
    listing.metres !== null && Math.abs(listing.metres - metres) <= metres * 0.1;
const all =
  (...rights: Right[]): Right =>
  (listing) =>
    rights.every((right) => right(listing));

const furnished = all(has('مفروشة'), (listing) => !/غير مفروش/.test(listing.extras.join()));
/** Questions to real advertisements, judged by the columns that their owners filled. */
const JUDGED: readonly (readonly [query: string, right: Right])[] = [
  ['شقة للبيع', all(is('شقة'), sells)],
  ['شقه للايجار', all(is('شقة'), lets)],
  ['شقق', is('شقة')],
  ['شقة مفروشة', all(is('شقة'), furnished)],
  ['شقه مفروشه للاجار', all(is('شقة'), lets, furnished)],
  ['furnished apartment for rent', all(is('شقة'), lets, furnished)],
  ['شقة غير مفروشة', all(is('شقة'), has('غير مفروشة'))],
  ['ارض للبيع', all(is('قطعة ارض'), sells)],
  ['اراضي', is('قطعة ارض')],
  ['ارض طابو', all(is('قطعة ارض'), says(/طابو/))],
  ['محل للايجار', all(is('محل'), lets)],
  ['محلات للبيع', all(is('محل'), sells)],
  ['مكتب للايجار', all(is('مكتب'), lets)],
  ['فيلا للبيع', all(is('فيلا'), sells)],
  ['villa', is('فيلا')],
  ['بيت مستقل للبيع', all(is('بيت مستقل'), sells)],
  ['شقة ١٥٠ متر', all(is('شقة'), measures(150))],
  ['شقة 120 م', all(is('شقة'), measures(120))],
  ['شقة 180 متر مربع', all(is('شقة'), measures(180))],
  ['ارض 500 متر', all(is('قطعة ارض'), measures(500))],
  ['ارض دونم', all(is('قطعة ارض'), measures(1000))],
  ['شقة مع مصعد', all(is('شقة'), says(/مصعد|مصاعد|اسانسير/))],
  ['sha2a lal ajar', all(is('شقة'), lets)],
  ['ard lal bay3', all(is('قطعة ارض'), sells)],
  ['شقة لليجار', all(is('شقة'), lets)],
  ['شقة للبع', all(is('شقة'), sells)],
];

/** Plain words that a reader could take for more than they are. */
const PLAIN = [
  ...['شقه مفروشه', 'شقة ١٥٠ متر', 'شقة طابق ثاني', 'شقة طابق ارضي', 'شقة تدفئة مركزية', 'حمام شمسي', 'طاقة شمسية'],
  ...['شقة على العظم', 'شقق عظم', 'سوبر ديلوكس', 'شقة قرب الجامعة', 'ارض تصنيف أ', 'ارض على شارع رئيسي', 'محل بالخلو'],
  ...['بئر ماء', 'مكيفة', 'مطبخ راكب', 'غرفة ماستر', 'ثلاث غرف نوم', '3 غرف', 'حمامين', 'بلكونتين', 'كراج', 'حديقة'],
  ...['شقة اطلالة', 'بيت قديم', 'عمارة للبيع', 'مخزن للايجار', 'ارض زراعية', 'زيتون', 'طابقين', 'دورين', 'اقساط'],
  ...['شقة نص مفروشة', 'روف للبيع', 'ارض سكنية', 'شقة ارضية', 'استوديو', 'شقة للاستثمار', 'قطعة ارض دونمين'],
];

describe.skipIf(!hasRealListings)('real advertisements whose optional fields are empty', () => {
  let app: Awaited<ReturnType<typeof appOn>>;
  let listings: RealListing[] = [];
  let close = async () => {};
  beforeAll(async () => {
    const database = await createTestDatabase();
    listings = await insertRealListings(database.db);
    const engine = await createTestSearch(database);
    await engine.settled(60_000);
    app = await appOn(database, engine.prefix);
    close = async () => {
      await app.close();
      await engine.drop();
      await database.drop();
    };
  }, 120_000);
  afterAll(() => close());

  async function ask(keywords: string, more: Record<string, string | number | boolean> = {}): Promise<SearchAnswer> {
    const { statusCode, json } = await app.get(searchQuery({ keywords, limit: 20, ...more }));
    expect(statusCode, JSON.stringify(json)).toBe(200);
    return json.data;
  }

  it('are found as judged: recall@20 ≥ 0.97, P@10 ≥ 0.9', async () => {
    const figures: { query: string; recall: number; precision: number }[] = [];
    for (const [query, right] of JUDGED) {
      const wanted = new Set(listings.filter(right).map(({ id }) => id));
      expect(wanted.size, query).toBeGreaterThan(0);
      const ids = (await ask(query)).items.map(({ id }) => id);
      const hits = ids.filter((id) => wanted.has(id)).length;
      const top = ids.slice(0, Math.min(10, wanted.size));
      const precision = top.filter((id) => wanted.has(id)).length / Math.max(1, Math.min(10, wanted.size));
      figures.push({ query, recall: hits / Math.min(20, wanted.size), precision });
    }
    const mean = (name: 'recall' | 'precision') =>
      figures.reduce((sum, figure) => sum + figure[name], 0) / figures.length;
    const poor = figures.filter(({ recall, precision }) => recall < 0.9 || precision < 0.9);
    expect(mean('recall'), JSON.stringify(poor)).toBeGreaterThanOrEqual(0.97);
    expect(mean('precision'), JSON.stringify(poor)).toBeGreaterThanOrEqual(0.9);
  });

  it('answer whatever their plain words find, and as much of it as a page holds', async () => {
    for (const query of [...PLAIN, ...JUDGED.map(([asked]) => asked)]) {
      const plain = await ask(query, { understand: false });
      const read = await ask(query);
      expect(read.page.total > 0 || plain.page.total === 0, query).toBe(true);
      // Words asked beside what was read: list, counts and map are of one set.
      const counted = await ask(query, { facets: 'category', limit: 0, map: true });
      expect(counted.page.total, query).toBe(read.page.total);
      // Other categories are counted as if they were chosen instead, so they may hold more.
      const own = read.recognised.filter(({ kind }) => kind === 'category').map(({ value }) => value);
      const ofOwn = own.map((category) => counted.facets.category?.[category] ?? 0);
      expect(Math.max(0, ...ofOwn), query).toBeLessThanOrEqual(read.page.total);
      expect(counted.map?.total, query).toBe(read.page.total);
    }
  });
});
