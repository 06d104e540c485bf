import { createTestDatabase, type TestDatabase } from '@diyar/db/testing';
import { inferredOf, type SearchListingRow } from '@diyar/indexer/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateListings } from '#demo/generate.ts';
import { type Random, random } from '#demo/random.ts';
import { createFacts, type KnownFacts } from '#lib/facts.ts';
import { CHOICE_FIELDS, CHOICES, COUNTED_FIELDS } from '#rules/listing-fields.ts';
import { FEATURES } from '#rules/listing-form.ts';
import { pointsInPlaces } from '#testing/search-sides.ts';
import { type Asked, matches, readSaved } from '../search/index.ts';
import { sqlFilter } from '../search/sql/sql-filter.ts';
import { keysOfListing, keysOfSearch } from './search-keys.ts';

const LISTINGS = 600;
const QUESTIONS = 400;
let database: TestDatabase;
let facts: KnownFacts;
let rows: Asked[];
beforeAll(async () => {
  database = await createTestDatabase();
  await pointsInPlaces(database.db);
  await generateListings(database.db, LISTINGS, () => {});
  facts = await createFacts(database.db).get();
  const { rows: listings } = await database.db.raw('select * from search_listing');
  rows = listings.map((row: SearchListingRow) => ({ ...row, inferred: inferredOf(row, facts.wording) }));
  await database.db('listing_search').insert(
    rows.map(({ id, inferred }) => ({
      listing_id: id,
      title: '',
      words: database.db.raw("''::tsvector"),
      digest: 0,
      inferred: JSON.stringify(inferred),
    })),
  );
}, 120_000);
afterAll(() => database.drop());

/** Filters as visitors combine them, drawn from what the catalogue has. */
function aQuery(dice: Random): URLSearchParams {
  const { places, categories } = facts.catalogue;
  const params = new URLSearchParams();
  const maybe = (chance: number, name: string, value: () => string | undefined) => {
    const text = dice.next() < chance ? value() : undefined;
    if (text !== undefined) params.set(name, text);
  };
  const some = (list: readonly string[], most = 3) =>
    [...new Set(Array.from({ length: dice.int(1, most) }, () => dice.pick(list)))].join();
  maybe(0.6, 'category', () => some(categories.all.filter(({ level }) => level < 3).map(({ slug }) => slug)));
  maybe(0.5, 'transactionType', () => some(['sale', 'rent', 'both', 'exchange'], 2));
  maybe(0.3, 'province', () => some(places.provinces.map(({ key }) => key)));
  maybe(0.2, 'city', () => some(places.all.filter(({ kind }) => kind === 'city').map(({ key }) => key)));
  maybe(0.15, 'neighborhood', () =>
    some(
      places.all.filter(({ kind }) => kind === 'neighborhood').map(({ key }) => key),
      9,
    ),
  );
  maybe(0.3, 'minPrice', () => String(10 ** dice.int(1, 4)));
  maybe(0.3, 'maxPrice', () => String(10 ** dice.int(4, 7)));
  maybe(0.1, 'maxPricePerM2', () => String(dice.int(50, 2_000)));
  maybe(0.2, 'minArea', () => String(dice.int(20, 120)));
  maybe(0.1, 'maxFloor', () => String(dice.int(0, 6)));
  for (const name of COUNTED_FIELDS) maybe(0.1, name, () => `${dice.int(0, 2)},${dice.int(3, 4)}+`);
  for (const name of CHOICE_FIELDS) maybe(0.1, name, () => some(CHOICES[name], 2));
  maybe(0.15, 'features', () => some(FEATURES, 2));
  maybe(0.15, 'near', () => some(['school', 'park', 'mosque'], 2));
  maybe(0.15, 'bbox', () => {
    const [west, south] = [35.6 + dice.next() * 5, 32.4 + dice.next() * 4];
    return [west, south, west + 0.2 + dice.next() * 2, south + 0.2 + dice.next() * 2]
      .map((corner) => corner.toFixed(4))
      .join();
  });
  const attribute = dice.pick(categories.attributes.filter((attribute) => attribute.filterable));
  if (dice.next() < 0.3) {
    if (attribute.options.length > 0)
      params.set(`attr.${attribute.slug}`, some(attribute.options.map(({ value }) => value)));
    else if (attribute.type === 'boolean') params.set(`attr.${attribute.slug}`, 'true');
    else if (attribute.type === 'number') params.set(`attr.${attribute.slug}.max`, String(dice.int(1, 100)));
  }
  return params;
}

describe('a search asked of one listing', () => {
  it('answers as PostgreSQL does of all, for random filters, and files itself where the listing looks', async () => {
    const dice = random(7);
    let found = 0;
    for (let i = 0; i < QUESTIONS; i++) {
      const address = aQuery(dice).toString();
      const { conditions } = (await readSaved(database.db, address, facts, 'en')).criteria;
      const { sql, bindings } = sqlFilter(conditions, facts.catalogue);
      const answer = await database.db.raw(`select id from search_listing where ${sql}`, bindings as never);
      const oracle = answer.rows.map(({ id }: { id: string }) => id).sort();
      const keys = new Set(keysOfSearch(conditions, facts.catalogue));
      const ours = rows
        .filter((row) => matches(conditions, row, facts.catalogue))
        .filter((row) => keysOfListing(row, facts.catalogue).some((key) => keys.has(key)));
      expect(ours.map(({ id }) => id).sort(), address).toEqual(oracle);
      found += oracle.length;
    }
    expect(found).toBeGreaterThan(QUESTIONS);
  }, 120_000);
});
