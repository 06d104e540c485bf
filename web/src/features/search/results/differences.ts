import type { ListingCard } from '@diyar/api/contracts/search';
import { countsAsRead } from '@diyar/api/rules/listing-fields';
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import type { Search } from '../search-params.ts';
import { firstOf, numberOf, valuesOf } from '../search-state.ts';

/** As many as are read at a glance. */
const SHOWN = 3;
const PLACES = ['neighborhood', 'city', 'province'] as const;

type Texts = { t: TFunction<['search', 'listings']>; lang: Lang };

/** Where a near miss parts from what was asked, in words: dearer by so much, in another quarter, fewer rooms. */
export function differencesOf(listing: ListingCard, search: Search, { t, lang }: Texts): string[] {
  const { price, area, place } = listing;
  const beyond = (value: number | null, name: string): ['more' | 'less', number] | undefined => {
    const [min, max] = [numberOf(search, `min${name}`), numberOf(search, `max${name}`)];
    if (value === null) return undefined;
    if (max !== undefined && value > max) return ['more', value - max];
    return min !== undefined && value < min ? ['less', min - value] : undefined;
  };

  const dearer = beyond(price.amount, 'Price');
  const larger = beyond(area, 'Area');
  const level = PLACES.find((kind) => firstOf(search, kind) !== undefined);
  const otherPlace =
    level && !valuesOf(search, level).includes(place[level]?.key ?? '') ? (place[level] ?? place.city) : undefined;
  return [
    dearer && t(`differs.price.${dearer[0]}`, { amount: `\u2066${formatMoney(dearer[1], lang)}\u2069` }),
    otherPlace && t('differs.place', { place: otherPlace.name }),
    larger && t(`differs.area.${larger[0]}`, { area: formatNumber(Math.round(larger[1])) }),
    ...countsAsRead().map((field) => {
      const count = listing[field];
      if (count === null || meets(count, valuesOf(search, field))) return undefined;
      return t(`listings:counts.${field}`, { count, value: count });
    }),
  ]
    .filter((text) => text !== undefined)
    .slice(0, SHOWN);
}

/** `3` and `3+` as the address has them. */
const meets = (count: number, asked: readonly string[]) =>
  asked.length === 0 ||
  asked.some((text) => (text.endsWith('+') ? count >= Number.parseInt(text, 10) : count === Number(text)));
