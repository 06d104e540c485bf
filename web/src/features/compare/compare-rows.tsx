import type { ListingDetails } from '@diyar/api/contracts/listings';
import { CHOICE_FIELDS, type ChoiceField, COUNTED_FIELDS, type CountedField } from '@diyar/api/rules/listing-fields';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/format.ts';
import { Price } from '#ui/money.tsx';

type Say = TFunction<['compare', 'listings']>;
export type CompareRow = {
  name: string;
  cells: ReactNode[];
  /** Columns whose number is the best of the row; none when all are alike or there is nothing to win. */
  best: number[];
  /** Not all of the listings say the same. */
  differs: boolean;
};

type Field = {
  name: (t: Say) => string;
  show: (listing: ListingDetails, t: Say) => ReactNode;
  /** The figure that is compared, and its better end. */
  number?: (listing: ListingDetails) => number | null;
  better?: 'less' | 'more';
  /** The value that decides whether two cells differ, where a cell holds no text. */
  said?: (listing: ListingDetails) => unknown;
};

/** A row under the name that a listing's own page has for it. */
const named = (key: 'area' | CountedField | 'floor' | ChoiceField | 'features') => (t: Say) =>
  t(`listings:names.${key}`);

const counted = (key: CountedField): Field => ({
  name: named(key),
  show: (listing) => listing[key],
  number: (listing) => listing[key],
  better: 'more',
});

const FIELDS: readonly Field[] = [
  {
    name: (t) => t('rows.price'),
    show: priceOf,
    number: comparablePrice,
    better: 'less',
    said: ({ price: { kind, amount, period } }) => `${kind} ${amount} ${period}`,
  },
  {
    name: (t) => t('rows.perM2'),
    show: (listing) => metrePrice(listing) !== null && <Price value={Math.round(metrePrice(listing) ?? 0)} />,
    number: metrePrice,
    better: 'less',
    said: metrePrice,
  },
  {
    name: (t) => t('rows.place'),
    show: ({ place }, t) => [place.neighborhood?.name, place.city.name].filter(Boolean).join(t('comma')),
  },
  { name: (t) => t('rows.category'), show: ({ category }) => category.name },
  {
    name: named('area'),
    show: ({ area }, t) => area !== null && t('area', { value: formatNumber(area) }),
    number: ({ area }) => area,
    better: 'more',
  },
  ...COUNTED_FIELDS.map(counted),
  { name: named('floor'), show: ({ floor }, t) => floorName(floor, t) },
  ...CHOICE_FIELDS.map(
    (key): Field => ({ name: named(key), show: ({ [key]: value }, t) => value && t(`listings:choices.${value}`) }),
  ),
  {
    name: named('features'),
    show: ({ features }, t) =>
      features
        .map((feature) => t(`listings:features.${feature as 'pool'}`, { defaultValue: feature }))
        .join(t('comma')),
  },
  { name: (t) => t('rows.office'), show: ({ office }, t) => office?.name ?? t('owner') },
];

/** An attribute's values as a listing's own page shows them. */
export type AttributeValue = (attribute: ListingDetails['attributes'][number]) => string;

/** The table's rows: the core fields, then every attribute that at least one of the listings has. Empty rows are left out. */
export function compareRows(listings: readonly ListingDetails[], t: Say, attributeValue: AttributeValue): CompareRow[] {
  const core = FIELDS.map(({ name, show, number, better, said = show }) => ({
    name: name(t),
    cells: listings.map((listing) => show(listing, t) || (show(listing, t) === 0 ? 0 : null)),
    best: number && better ? bestOf(listings.map(number), better) : [],
    differs: differ(listings.map((listing) => said(listing, t))),
  }));
  const names = new Map(
    listings.flatMap(({ attributes }) => attributes.map(({ slug, name }) => [slug, name] as const)),
  );
  const attributes = [...names].map(([slug, name]) => {
    const cells = listings.map(({ attributes: all }) => {
      const found = all.find((attribute) => attribute.slug === slug);
      return found ? attributeValue(found) : null;
    });
    return { name, cells, best: [], differs: differ(cells) };
  });
  return [...core, ...attributes].filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
}

function floorName(floor: number | null, t: Say): ReactNode {
  if (floor === null || floor > 0) return floor;
  return t(floor === 0 ? 'listings:card.ground' : 'listings:card.basement');
}

function priceOf({ price: { kind, amount, period } }: ListingDetails, t: Say): ReactNode {
  if (kind === 'free') return t('free');
  if (kind === 'on_request' || amount === null) return t('onRequest');
  return <Price value={amount} period={period ?? undefined} />;
}

/** A month's rent is no better than a price of sale: periods are compared with their like only. */
function comparablePrice({ price: { amount, period } }: ListingDetails): number | null {
  return period === null ? amount : null;
}

export function bestOf(numbers: readonly (number | null)[], better: 'less' | 'more'): number[] {
  const known = numbers.filter((number) => number !== null);
  if (known.length < 2) return [];
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  if (known.every((number) => number === best)) return [];
  return numbers.flatMap((number, index) => (number === best ? [index] : []));
}

/** A month's rent of a square metre says little; it is told for sales only, as on the cards. */
function metrePrice({ price: { perM2, period } }: ListingDetails): number | null {
  return period === null ? perM2 : null;
}

/** Nothing said is like nothing, however it is not said. */
export const differ = (said: readonly unknown[]): boolean => new Set(said.map((value) => value || null)).size > 1;
