import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { ListingFieldName } from '@diyar/api/rules/listing-fields';
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';

export type Fact = { name: string; value: string };
type Say = TFunction<'listings'>;
type Row = [name: string, value: string | undefined];

/** Of a service or a job nothing is said: it is offered, whatever that means there. */
const DEALS = ['sale', 'rent', 'both', 'exchange', 'investment'] as const;

/** «للبيع», "For rent"; undefined where a title would say nothing. */
export function dealOf(transactionType: string, t: Say): string | undefined {
  const deal = DEALS.find((option) => option === transactionType);
  return deal && t(`deal.${deal}`);
}

/** `3 من 5`, `5 من 5 (الأخير)`, `أرضي`; `floor` counts from the ground floor, 0. */
export function floorText({ floor, floors }: Pick<ListingDetails, 'floor' | 'floors'>, t: Say): string | undefined {
  if (floor === null) return undefined;
  if (floor < 0) return t('facts.basement');
  if (floor === 0) return t('facts.ground');
  if (floors === null || floors < floor) return formatNumber(floor);
  return t(floor === floors ? 'facts.floorTop' : 'facts.floorOf', { floor, floors });
}

const count = (value: number | null) => (value === null ? undefined : formatNumber(value));
type Shown = Exclude<ListingFieldName, 'area'>;
/** A page's words for each field, in its order; area stands beside the price of a metre. The first load has no room for the table of fields. */
const SHOWN: {
  [Field in Shown]: (value: ListingDetails[Field], t: Say, listing: ListingDetails) => string | undefined;
} = {
  rooms: count,
  bedrooms: count,
  bathrooms: count,
  floor: (_, t, listing) => floorText(listing, t),
  floors: (floors, t) => (floors === null ? undefined : t('facts.floors', { count: floors })),
  furnishing: (word, t) => (word === null ? undefined : t(`choices.${word}`)),
  availability: (word, t) => (word === null ? undefined : t(`choices.${word}`)),
};

/** The table of what every buyer asks first; what the listing does not say has no row. */
export function factsOf(listing: ListingDetails, t: Say, lang: Lang): Fact[] {
  const { area, address, price, category } = listing;
  const shown = <Field extends Shown>(field: Field): Row => [
    t(`names.${field}`),
    SHOWN[field](listing[field], t, listing),
  ];
  const rows: Row[] = [
    [t('facts.deal'), dealOf(listing.transactionType, t)],
    [t('facts.category'), category.name],
    [t('names.area'), area === null ? undefined : t('card.area', { area: formatNumber(area) })],
    [
      t('facts.perM2'),
      price.perM2 === null || price.period !== null ? undefined : formatMoney(Math.round(price.perM2), lang),
    ],
    ...(Object.keys(SHOWN) as Shown[]).map(shown),
    [t('facts.address'), address ?? undefined],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
