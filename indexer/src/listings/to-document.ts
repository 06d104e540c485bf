import { CHOICE_FIELDS, eachOf, FIGURE_FIELDS } from '@diyar/db/listing-fields';
import { AREA_STEPS, bucketOf, PRICE_STEPS } from './buckets.ts';
import { cellsOf } from './cells.ts';
import type { ListingCardFields, ListingDocument } from './document.ts';
import type { AttributeFact } from './facts.ts';
import { inferredOf } from './inferred.ts';
import type { SearchListingRow } from './row.ts';
import type { Wording } from './wording.ts';
import { descriptionWords, factWords, placeWords, synonymWords, titleWords } from './words.ts';

const CARD_IMAGES = 5;

/** What the engine should hold for a row: pure, so that "index equals database" can be checked by comparing. */
export function toDocument(row: SearchListingRow, wording: Wording): ListingDocument {
  const price = dollars(row.price_cents);
  const sale = dollars(row.sale_cents);
  const rent = dollars(row.rent_cents);
  const inferred = inferredOf(row, wording);
  const area = row.area ?? inferred.area ?? null;
  return {
    id: row.id,
    title: titleWords(row, wording),
    place: placeWords(row, wording),
    keywords: factWords(row, wording),
    description: descriptionWords(row, wording),
    synonyms: synonymWords(row, wording),
    categories: row.category_path,
    province: row.province_key,
    city: row.city_key,
    transactionTypes: row.transaction_type === 'both' ? ['sale', 'rent', 'both'] : [row.transaction_type],
    attr: filterableAttributes(row.attributes, wording),
    ...onlySaid({
      neighborhood: row.neighborhood_key,
      propertyType: row.property_type,
      price,
      sale,
      rent,
      pricePerM2: price !== null && row.area !== null ? Math.round(price / row.area) : null,
      ...eachOf(FIGURE_FIELDS, (field) => row[field]),
      ...eachOf(CHOICE_FIELDS, (field) => row[field]),
      features: row.features.length > 0 ? row.features : null,
      near: row.near?.length ? row.near : null,
      streets: row.streets?.length ? row.streets : null,
      priceBucket: price === null ? null : bucketOf(price, PRICE_STEPS),
      saleBucket: sale === null ? null : bucketOf(sale, PRICE_STEPS),
      rentBucket: rent === null ? null : bucketOf(rent, PRICE_STEPS),
      areaBucket: area === null ? null : bucketOf(area, AREA_STEPS),
      office: row.office_slug,
      boost: boostRank(row),
      inferred: Object.keys(inferred).length > 0 ? inferred : null,
    }),
    // Unpaid ones say so: the engine puts what lacks a field last, upward and downward.
    featured: row.is_featured ? 1 : 0,
    priority: row.priority,
    lng: row.lng,
    lat: row.lat,
    ...cellsOf(row.tile_x, row.tile_y),
    published: Math.floor(row.published_at.getTime() / 1000),
    card: cardOf(row),
  };
}

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

const boostRank = ({ is_featured, boosts }: SearchListingRow): 1 | 2 | null => {
  if (!is_featured) return null;
  return boosts.includes('premium') ? 2 : 1;
};

type Said<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Fields that have a value. */
const onlySaid = <T extends object>(fields: T): Said<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Said<T>;

function cardOf(row: SearchListingRow): ListingCardFields {
  return {
    code: row.code,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    category: row.category_path.at(-1) ?? '',
    transactionType: row.transaction_type,
    priceKind: row.price_kind,
    pricePeriod: row.price_period,
    rentPeriod: row.rent_period,
    negotiable: row.is_negotiable,
    floors: row.floors,
    approximate: row.is_approximate,
    images: row.images?.slice(0, CARD_IMAGES) ?? [],
    imageCount: row.images?.length ?? 0,
    imageColor: row.image_color,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    officeId: row.office_id,
    officeNameAr: row.office_name_ar,
    officeNameEn: row.office_name_en,
    officeVerified: row.office_verified,
    ...(row.home_id !== null && row.home_size !== null && { home: { id: row.home_id, others: row.home_size - 1 } }),
    boosts: row.boosts,
  };
}

type Attributes = ListingDocument['attr'];

/** Known, filterable and of the attribute's own type; the rest would only widen the engine's field table. */
function filterableAttributes(values: Record<string, unknown>, wording: Wording): Attributes {
  const kept: Attributes = {};
  for (const slug of Object.keys(values).sort()) {
    const attribute = wording.attribute(slug);
    const value = attribute?.filterable ? typed(values[slug], attribute.type) : undefined;
    if (value !== undefined) kept[slug] = value;
  }
  return kept;
}

function typed(value: unknown, type: AttributeFact['type']): Attributes[string] | undefined {
  switch (type) {
    case 'number':
      // The engine reads longer numbers inexactly, and the audit would find them different for ever.
      return typeof value === 'number' ? Number(value.toPrecision(15)) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'multiselect':
      return Array.isArray(value) ? value.filter((option) => typeof option === 'string') : undefined;
    default:
      return typeof value === 'string' && value !== '' ? value : undefined;
  }
}
