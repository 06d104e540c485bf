import type { Categories, CategoryFact } from '#lib/catalogue/index.ts';
import { FIELD_NAMES } from '#rules/listing-fields.ts';
import type { Cell } from './copy-rows.ts';
import type { Written } from './draft.ts';
import { writeEstate } from './estate/write-estate.ts';
import { writeGoods } from './goods/write-goods.ts';
import type { People } from './people.ts';
import { pictured } from './pictures/pool.ts';
import type { Spot } from './places.ts';
import { type Random, random, weighted } from './random.ts';

const ESTATE = 'real-estate';
const ESTATE_SHARE = 0.91;
/** Weights of what people look for first; every other category of real estate weighs 1. */
const BUSY: Record<string, number> = {
  apartments: 130,
  villas: 12,
  houses: 16,
  'arab-houses': 6,
  studios: 8,
  duplexes: 5,
  'roof-flats': 6,
  'ground-floor-flats': 10,
  'shared-rooms': 5,
  'student-housing': 5,
  shops: 9,
  'office-spaces': 9,
  clinics: 2,
  'residential-land': 10,
  'agricultural-land': 8,
  farms: 3,
  'pool-farms': 4,
  'small-stores': 0.4,
  'cold-stores': 0.4,
  factories: 0.4,
  hangars: 0.4,
  workshops: 0.4,
  'daily-furnished-flats': 8,
};
/** More of a category of goods would only show its pictures again. */
const MOST_GOODS = 24;
const DEALS: Record<string, number> = { sale: 62, rent: 30, both: 3, exchange: 3, investment: 2, service: 100 };
const STATUSES: [string, number][] = [
  ['active', 80],
  ['sold', 4],
  ['rented', 3],
  ['pending', 4],
  ['draft', 2],
  ['rejected', 2],
  ['expired', 2],
  ['archived', 2],
  ['suspended', 1],
];
const DAY = 86_400_000;
const EPOCH = Date.UTC(2026, 0, 1);

export const LISTING_COLUMNS = [
  'id',
  'owner_id',
  'office_id',
  'status',
  'rejection_reason',
  'category_id',
  'property_type',
  'transaction_type',
  'title_ar',
  'title_en',
  'description_ar',
  'description_en',
  'price_kind',
  'price_cents',
  'price_period',
  'rent_cents',
  'rent_period',
  'is_negotiable',
  ...FIELD_NAMES,
  'features',
  'proximities',
  'attributes',
  'province_id',
  'city_id',
  'neighborhood_id',
  'address',
  'point',
  'is_approximate',
  'show_phone',
  'priority',
  'published_at',
  'confirmed_at',
  'expires_at',
  'created_at',
  'updated_at',
];

export interface Maker {
  row(n: number): Cell[];
}

/** Listing number n of the demo: the same words, place and price on every machine; only its dates hang on `now`. */
export function listingMaker(
  categories: Categories,
  people: People,
  pickSpot: (random: Random) => Spot,
  now: Date,
): Maker {
  const leaves = categories.all.filter((category) => category.level === 2 && category.transactionTypes.length > 0);
  const pickEstate = weighted(
    leaves.filter((leave) => leave.path[0]?.slug === ESTATE),
    ({ slug }) => BUSY[slug] ?? 1,
  );
  const pickOther = weighted(
    leaves.filter((leave) => leave.path[0]?.slug !== ESTATE),
    ({ slug }) => Math.max(Math.min(pictured(slug), MOST_GOODS), 1),
  );
  const pickStatus = weighted(STATUSES, ([, share]) => share);

  return {
    row(n) {
      const source = random(5, n);
      const category = source.chance(ESTATE_SHARE) ? pickEstate(source) : pickOther(source);
      const transactionType = weighted(category.transactionTypes, (deal) => DEALS[deal] ?? 1)(source);
      const spot = pickSpot(source);
      const seller = people.sellerOf(n, spot.province);
      const languages = { ar: true, en: source.chance(0.3) };
      if (languages.en && source.chance(0.08)) languages.ar = false;
      const draft = { random: source, category, transactionType, spot, languages, byOffice: seller.officeId !== null };
      const estate = category.path[0]?.slug === ESTATE;
      const written = estate ? writeEstate(draft) : writeGoods(draft);
      return cells(n, source, {
        category,
        transactionType,
        spot,
        seller,
        written,
        exact: estate,
        status: pickStatus(source)[0],
        now,
      });
    },
  };
}

interface Parts {
  category: CategoryFact;
  transactionType: string;
  spot: Spot;
  seller: { ownerId: string; officeId: string | null };
  written: Written;
  exact: boolean;
  status: string;
  now: Date;
}

function cells(
  n: number,
  source: Random,
  { category, transactionType, spot, seller, written, exact, status, now }: Parts,
): Cell[] {
  const published = new Date(now.getTime() - Math.floor(source.next() ** 1.6 * 110 * DAY) - 60_000);
  const isOut = !['draft', 'pending', 'rejected'].includes(status);
  const confirmed = source.chance(0.5)
    ? new Date(Math.max(published.getTime(), now.getTime() - source.int(0, 14) * DAY))
    : null;
  // About fifty metres of scatter, so that the points of one place never form a pattern.
  const jitter = () => (source.next() - 0.5) * 0.001;
  return [
    listingId(n),
    seller.ownerId,
    seller.officeId,
    status,
    status === 'rejected' ? 'رقم هاتف داخل الصورة' : null,
    category.id,
    category.propertyType,
    transactionType,
    written.titleAr,
    written.titleEn,
    written.descriptionAr,
    written.descriptionEn,
    written.priceKind,
    written.price === null ? null : Math.round(written.price * 100),
    written.pricePeriod,
    written.rent === null ? null : Math.round(written.rent * 100),
    written.rent === null ? null : 'month',
    written.negotiable,
    ...FIELD_NAMES.map((name) => written[name]),
    written.features,
    written.proximities,
    written.attributes,
    spot.province.id,
    spot.city.id,
    spot.neighborhood?.id ?? null,
    null,
    `SRID=4326;POINT(${(spot.lng + jitter()).toFixed(6)} ${(spot.lat + jitter()).toFixed(6)})`,
    !exact || source.chance(0.25),
    source.chance(0.9),
    source.chance(0.1) ? source.int(1, 100) : 0,
    isOut ? published : null,
    isOut ? confirmed : null,
    status === 'expired' ? new Date(now.getTime() - DAY) : null,
    published,
    confirmed ?? published,
  ];
}

/** Demo ids are older than any real one: they count seconds from the first of January 2026. */
export const AFTER_LAST = listingId(3_000_000);

/** A UUIDv7 whose time is the number: deterministic, and in the order of the rows. */
export function listingId(n: number): string {
  const time = (EPOCH + n * 1_000).toString(16).padStart(12, '0');
  const source = random(3, n);
  const hex = (digits: number) => Array.from({ length: digits }, () => source.int(0, 15).toString(16)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[source.int(0, 3)]}${hex(3)}-${hex(12)}`;
}
