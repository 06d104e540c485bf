import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import type { Lang } from '../../lib/language.ts';

export type Fact = { name: string; value: string };
type Say = TFunction<'listings'>;

/** Of a service or a job nothing is said: it is offered, whatever that means there. */
const DEALS = ['sale', 'rent', 'both', 'exchange', 'investment'] as const;

/** «للبيع», "For rent"; undefined where a title would say nothing. */
export function dealOf(transactionType: string, t: Say): string | undefined {
  const deal = DEALS.find((one) => one === transactionType);
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

/** The table of what every buyer asks first; what the listing does not say has no row. */
export function factsOf(listing: ListingDetails, t: Say, lang: Lang): Fact[] {
  const { area, rooms, bedrooms, bathrooms, floors, furnishing, availability, address, price, category } = listing;
  const count = (value: number | null) => (value === null ? undefined : formatNumber(value));
  const rows: [string, string | undefined][] = [
    [t('facts.deal'), dealOf(listing.transactionType, t)],
    [t('facts.category'), category.name],
    [t('facts.area'), area === null ? undefined : t('card.area', { area: formatNumber(area) })],
    [
      t('facts.perM2'),
      price.perM2 === null || price.period !== null ? undefined : formatMoney(Math.round(price.perM2), lang),
    ],
    [t('facts.rooms'), count(rooms)],
    [t('facts.bedrooms'), count(bedrooms)],
    [t('facts.bathrooms'), count(bathrooms)],
    [t('facts.floor'), floorText(listing, t)],
    [t('facts.floorsTotal'), floors === null ? undefined : t('facts.floors', { count: floors })],
    [t('facts.furnishing'), furnishing ? t(`furnishing.${furnishing}`) : undefined],
    [t('facts.availability'), availability ? t(`availability.${availability}`) : undefined],
    [t('facts.address'), address ?? undefined],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
