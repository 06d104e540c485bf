import type { Catalogue } from '#lib/catalogue/index.ts';
import { CHOICE_FIELDS, eachOf, WHOLE_FIELDS } from '#rules/listing-fields.ts';
import { wired } from '#rules/stored-words.ts';
import type { DraftContent } from './contract.ts';
import type { FormRow } from './queries.ts';

/** A listing's row as the form that makes it. */
export function contentOf(row: FormRow, { places, categories }: Catalogue): DraftContent {
  const type = row.transaction_type ? categories.transactionType(row.transaction_type) : undefined;
  const key = (id: string | null) => (id ? (places.byId(id)?.key ?? null) : null);
  const isInPounds = row.price_currency === 'SYP' && row.price_original !== null;
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
  return {
    categoryId: row.category_id,
    transactionTypeId: type?.id ?? null,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    priceKind: row.price_kind,
    price: isInPounds ? row.price_original : dollars(row.price_cents),
    currency: isInPounds ? 'SYP' : 'USD',
    pricePeriod: row.price_period,
    rent: isInPounds ? row.rent_original : dollars(row.rent_cents),
    rentPeriod: row.rent_period,
    negotiable: row.is_negotiable,
    area: row.area,
    ...eachOf(WHOLE_FIELDS, (key) => row[key]),
    ...eachOf(CHOICE_FIELDS, (key) => row[key] && wired(row[key])),
    features: row.features,
    proximities: Object.fromEntries(Object.entries(row.proximities).map(([kind, metres]) => [wired(kind), metres])),
    attributes: row.attributes,
    province: key(row.province_id),
    city: key(row.city_id),
    neighborhood: key(row.neighborhood_id),
    address: row.address,
    latitude: row.exact_lat,
    longitude: row.exact_lng,
    approximate: row.is_approximate,
    acceptLocation: row.location_warning !== null,
    showPhone: row.show_phone,
  };
}

/** The work in progress: an open change whose photos alone were touched has no form yet. */
export const workingContent = (row: FormRow, open: { content: DraftContent } | undefined, catalogue: Catalogue) =>
  ofCategory(
    row,
    withRentApart(open && Object.keys(open.content).length > 0 ? open.content : contentOf(row, catalogue), catalogue),
  );

/** The listing's own: the words were written before its category may have been merged into another. */
const ofCategory = ({ category_id: categoryId }: FormRow, content: DraftContent): DraftContent => ({
  ...content,
  categoryId,
});

/** A rent that is the only price of what is for sale or rent stands in the field of rents. */
function withRentApart(content: DraftContent, { categories }: Catalogue): DraftContent {
  const { transactionTypeId, price, pricePeriod, rent } = content;
  const isBoth = categories.transactionTypes.some(({ id, slug }) => id === transactionTypeId && slug === 'both');
  if (!isBoth || !pricePeriod || (rent !== null && rent !== undefined)) return content;
  return { ...content, price: null, pricePeriod: null, rent: price, rentPeriod: pricePeriod };
}
