import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/template-database.ts';
import { readTables } from './read-tables.ts';
import { allowedValues, renderTables, rowName } from './render-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('are what the migrations made of the database', async () => {
  const committed = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  const generated = renderTables(await readTables(database.owner));
  expect(committed, 'db/src/rows/tables.ts is behind the migrations: run `npm run db:types` and commit it').toBe(
    generated,
  );
});

it('takes the allowed values from a constraint that lists them, and from no other', () => {
  const checks = [
    "CHECK (((status = ANY (ARRAY['draft'::text, 'sold'::text])) OR (price IS NOT NULL)))",
    "CHECK ((status = ANY (ARRAY['draft'::text, 'sold'::text, 'active'::text])))",
    "CHECK ((features <@ ARRAY['pool'::text, 'garden'::text]))",
    'CHECK ((days = ANY (ARRAY[3, 7])))',
  ];
  expect(allowedValues(checks, 'status')).toBe("'draft' | 'sold' | 'active'");
  expect(allowedValues(checks, 'features')).toBe("'pool' | 'garden'");
  expect(allowedValues(checks, 'days')).toBe('3 | 7');
  expect(allowedValues(checks, 'price')).toBeUndefined();
});

it.each([
  ['categories', false, 'CategoryRow'],
  ['listing_media', false, 'ListingMediaRow'],
  ['saved_searches', false, 'SavedSearchRow'],
  ['favourite_news', false, 'FavouriteNewsRow'],
  ['search_listing', true, 'SearchListingViewRow'],
])('calls the row of %s by one name', (name, isView, row) => {
  expect(rowName({ name, isView })).toBe(row);
});
