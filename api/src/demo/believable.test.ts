import { onSea } from '@diyar/db';
import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCategories } from '#lib/catalogue/categories.ts';
import { FIGURES } from './believable-figures.ts';
import { generateListings } from './generate.ts';

const LISTINGS = 3_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await generateListings(database.db, LISTINGS, () => {});
}, 240_000);
afterAll(() => database.drop());

/** @returns the attributes of the listings that break a rule, none where the demo keeps it */
async function breaking(rule: string): Promise<unknown[]> {
  const { rows } = await database.db.raw(
    `select c.slug as category, l.attributes, l.features, l.furnishing, l.floor, l.floors, l.bedrooms, l.bathrooms, l.rooms
     from listings l join categories c on c.id = l.category_id join locations p on p.id = l.province_id
     where ${rule.replaceAll('?', '\\?')} limit 5`,
  );
  return rows;
}

describe('a demo listing', () => {
  it.each([
    [
      'has no car of more than seven seats',
      `c.slug in ('passenger-cars', 'suvs') and (l.attributes->>'seats')::int > 7`,
    ],
    ['has at most four flats on a floor', `(l.attributes->>'flats_per_floor')::int > 4`],
    [
      'sees the sea at the coast only',
      `l.attributes->'view' ? 'sea' and (p.key not in ('latakia', 'tartus') or st_x(l.point) > 35.98)`,
    ],
    ['stands on land', `st_contains(st_buffer(${onSea()}, -0.0007), l.point)`],
    ['is not both furnished and bare', `'furnished' = any(l.features) and l.furnishing <> 'furnished'`],
    ['is furnished by the day', `c.slug = 'daily-furnished-flats' and l.furnishing <> 'furnished'`],
    [
      'asks a commission or says there is none',
      `(l.attributes->>'commission_months')::int > 0 and (l.attributes->>'no_commission')::boolean`,
    ],
    [
      'does not promise in words what its commission denies',
      `(l.attributes->>'commission_months')::int > 0 and l.description_ar like '%بدون عمولة%'`,
    ],
    ['stands within its building', `l.floor > l.floors`],
    ['has rooms for its bedrooms', `l.rooms <= l.bedrooms or l.bathrooms > l.bedrooms + 2`],
    ['is new or renovated', `'{renovated,new_building}'::text[] <@ l.features`],
    [
      'has no heating in a bare shell',
      `l.attributes->>'finishing' = 'skeleton' and 'central_heating' = any(l.features)`,
    ],
    ['says none only alone', `jsonb_array_length(l.attributes->'heating') > 1 and l.attributes->'heating' ? 'none'`],
    ['asks tenants nothing when it sells', `l.transaction_type = 'sale' and l.attributes ? 'tenants_allowed'`],
    [
      'is a car that drove as long as it is old',
      `(l.attributes->>'mileage')::int > 20000 * greatest(1, 2026 - (l.attributes->>'year')::int)`,
    ],
    ['carries the plates of its governorate', `l.attributes->>'plate_province' <> p.key`],
    ['burns nothing when it is electric', `l.attributes->>'fuel' = 'electric' and l.attributes ? 'engine_cc'`],
  ])('%s', async (_, rule) => {
    expect(await breaking(rule)).toEqual([]);
  });

  it('has a usual span for every number of the catalogue', async () => {
    const { all } = await loadCategories(database.db);
    const numbers = all.flatMap(({ attributes }) => attributes.filter(({ type }) => type === 'number'));
    expect([...new Set(numbers.map(({ slug }) => slug))].filter((slug) => !FIGURES[slug])).toEqual([]);
    for (const { slug, min, max } of numbers)
      for (const [key, [from, to]] of Object.entries(FIGURES))
        if (key.split('@')[0] === slug)
          expect([key, from >= (min ?? from), to <= (max ?? to)]).toEqual([key, true, true]);
  });
});
