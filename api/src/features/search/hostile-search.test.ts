import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchSides, searchQuery, searchSides } from '#testing/search-sides.ts';

let sides: SearchSides;
beforeAll(async () => {
  sides = await searchSides(60);
}, 120_000);
afterAll(() => sides.close());

const HOSTILE = [
  '"',
  "'; drop table listings; --",
  '\\',
  '" OR 1=1',
  'cat = "real-estate" OR id EXISTS',
  'a\nb',
  '] OR price > 0',
  '%',
  '\u0000',
  '🏠',
  'NOT EXISTS',
  '99999999999999999999',
  '-1',
  'NaN',
];
const PARAMETERS = [
  'keywords',
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'propertyType',
  'minPrice',
  'maxPrice',
  'minPricePerM2',
  'minArea',
  'maxArea',
  'bedrooms',
  'bathrooms',
  'rooms',
  'minFloor',
  'furnishing',
  'availability',
  'features',
  'near',
  'office',
  'bbox',
  'shape',
  'viewport',
  'zoom',
  'sortBy',
  'sortOrder',
  'page',
  'limit',
  'facets',
  'attr.finishing',
  'attr.building_age.min',
  'exclude',
  'nonsense',
];

describe('hostile input', () => {
  it.each(PARAMETERS)('%s never becomes syntax', async (parameter) => {
    for (const value of HOSTILE) {
      for (const side of [sides.online, sides.offline]) {
        const { statusCode, json } = await side.get(searchQuery({ [parameter]: value }));
        expect([200, 400], `${parameter}=${JSON.stringify(value)}: ${JSON.stringify(json).slice(0, 300)}`).toContain(
          statusCode,
        );
        if (statusCode === 400) expect(json.errors[0].message).toMatch(/[\u0600-\u06ff]/);
      }
    }
  });

  it.each([
    [{ page: '1000000000' }, 'page', 'too_big'],
    [{ page: '900', limit: '40' }, 'page', 'too_deep'],
    [{ bbox: '179,33,-179,34' }, 'bbox', 'bad_box'],
    [{ bbox: '36,33,37' }, 'bbox', 'bad_box'],
    [{ shape: 'pAAAA' }, 'shape', 'bad_shape'],
    [{ shape: 'p'.repeat(2_001) }, 'shape', 'shape_too_long'],
    [{ minPrice: '10', maxPrice: '5' }, 'minPrice', 'range_reversed'],
    [{ city: 'atlantis' }, 'city', 'unknown_place'],
    [{ category: 'spaceships' }, 'category', 'unknown_category'],
    [{ 'attr.warp_drive': 'yes' }, 'attr.warp_drive', 'unknown_attribute'],
    [{ 'attr.finishing': 'golden' }, 'attr.finishing', 'bad_attribute_value'],
    [{ 'attr.building_age.max': '0x10' }, 'attr.building_age.max', 'bad_attribute_value'],
    [{ colour: 'red' }, '', 'unrecognized_keys'],
  ])('says what is wrong with %o', async (params, path, code) => {
    const { statusCode, json } = await sides.online.get(searchQuery(params as Record<string, string>), 'en');
    expect(statusCode).toBe(400);
    expect(json).toMatchObject({ success: false, code: 'validation_failed', statusCode: 400 });
    expect(json.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('keeps the options that are there of an old link which names one that is no more', async () => {
    const total = async (options: string) =>
      (await sides.online.get(searchQuery({ 'attr.finishing': options }), 'en')).json.data?.page.total;
    expect(await total('deluxe,golden')).toBe(await total('deluxe'));
  });
});
