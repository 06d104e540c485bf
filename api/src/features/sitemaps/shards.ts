import type { Db } from '@diyar/db';
import { type Catalogue, countryPagePath } from '#lib/catalogue/index.ts';
import { listingPath } from '#lib/listing-path.ts';
import { type ListedAddress, placeAddressesIn, streetAddresses } from '../places/index.ts';
import { type ListingRow, lastCode, listingsBetween, officesShown, trades } from './queries.ts';
import type { Entry } from './sitemap-xml.ts';

/** Content of a file. */
export interface Shard {
  name: string;
  entries: Entry[];
}

/**
 * Listings of a file share the thousands of their codes: a listing never moves to another file, and no file can exceed the
 * limits of the protocol (10,000 listings with ten photos in two languages are 20,000 addresses in 37 MB).
 */
const CODES = 10_000;
const ENTRIES = 20_000;

/** Pages without a row in the database. */
const INFORMATION = ['/about', '/advertise', '/contact', '/pricing', '/privacy', '/statistics', '/terms'];

export interface Plan {
  /** Files at least; a province with very many pages has several. */
  total: number;
  shards: AsyncGenerator<Shard>;
}

/** Everything search engines may know of, file by file, each read when it is asked for. */
export async function planShards(db: Db, catalogue: Catalogue): Promise<Plan> {
  const ranges = Math.floor((await lastCode(db)) / CODES) + 1;
  return { total: ranges + catalogue.places.provinces.length + 3, shards: shardsOf(db, catalogue, ranges) };
}

async function* shardsOf(db: Db, catalogue: Catalogue, ranges: number): AsyncGenerator<Shard> {
  const { places } = catalogue;
  const categories = new Set<string>();
  for (const province of places.provinces) {
    const addresses = await placeAddressesIn(db, { places }, province);
    for (const { category } of addresses) if (category) categories.add(category);
    yield* inFiles(`places-${province.slug}`, addresses, listed);
  }
  yield* inFiles('streets', await streetAddresses(db, catalogue), listed);
  const offices = await officesShown(db);
  const provinces = new Set(offices.map((office) => places.byId(office.city_id)?.parent?.slug));
  const searched = (await trades(db)).filter((slug) => categories.has(slug));
  yield* inFiles('pages', pages(searched, [...provinces].filter((slug) => slug !== undefined).sort()), itself);
  yield* inFiles(
    'offices',
    offices.flatMap(({ slug, logo_image_id, listings, last_changed }) => {
      const entry = { path: `/office/${slug}`, lastChanged: last_changed, images: picturesOf(logo_image_id) };
      return listings > 0 ? [entry, { path: `/office/${slug}/listings`, lastChanged: last_changed }] : [entry];
    }),
    itself,
  );
  for (let range = 0; range < ranges; range++) {
    const rows = await listingsBetween(db, range * CODES, (range + 1) * CODES);
    if (rows.length > 0) yield { name: `listings-${range}`, entries: rows.map(listingEntry) };
  }
}

/** Nothing when there is nothing to say: a file without an address is not valid. */
function* inFiles<T>(name: string, items: readonly T[], entryOf: (item: T) => Entry): Generator<Shard> {
  for (let at = 0; at < items.length; at += ENTRIES) {
    const entries = items.slice(at, at + ENTRIES).map(entryOf);
    yield { name: at === 0 ? name : `${name}-${at / ENTRIES + 1}`, entries };
  }
}

const itself = (entry: Entry) => entry;
const listed = ({ path, lastChanged }: ListedAddress): Entry => ({ path, lastChanged: lastChanged.toISOString() });

const pages = (categories: string[], provinces: string[]): Entry[] =>
  [
    '/',
    '/properties',
    ...[null, 'sale', 'rent'].map((transactionType) => countryPagePath({ transactionType })),
    ...categories.map((slug) => `/properties?category=${slug}`),
    '/offices',
    ...provinces.map((slug) => `/offices?province=${slug}`),
    ...INFORMATION,
  ].map((path) => ({ path }));

const listingEntry = (row: ListingRow): Entry => ({
  path: listingPath({
    id: row.id,
    category: row.category,
    transactionType: row.transaction_type,
    placeKey: row.place_key,
  }),
  lastChanged: row.last_changed,
  images: picturesOf(row.images),
});

/** Addresses of photos in the largest size that is made when they arrive. @param ids separated by spaces */
const picturesOf = (ids: string | null): string[] =>
  ids ? ids.split(' ').map((id) => `/images/${id}?w=1280&fmt=webp`) : [];
