import type { RangeName } from '@diyar/api/rules/search-params';
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import type { Answer } from './answers.ts';
import type { Search } from './search-params.ts';
import { firstOf, numberOf, valuesOf } from './search-state.ts';

export type SearchSay = TFunction<['search', 'listings']>;
export type SearchTexts = { answer: Answer | undefined; t: SearchSay; lang: Lang };

/** The API's own words for a filter's value: categories, places, attributes. */
export function labelIn(answer: Answer | undefined, kind: string, value: string): string {
  return answer?.rows.applied.find((chip) => chip.kind === kind && chip.value === value)?.label ?? value;
}

const PLACES = ['neighborhood', 'city', 'province'] as const;
const NAMED_AT_MOST = 2;

/** «شقق للبيع في المزة»: what is searched, as a title would say it. */
export function searchTitle(search: Search, { answer, t }: Pick<SearchTexts, 'answer' | 't'>): string {
  const names = (kind: string) => valuesOf(search, kind).map((value) => labelIn(answer, kind, value));
  const joined = (all: string[]) =>
    all.length > NAMED_AT_MOST ? t('title.more', { first: all[0] }) : all.join(t('title.and'));

  const categories = names('category');
  const places = PLACES.flatMap(names);
  const types = valuesOf(search, 'transactionType');
  const words = firstOf(search, 'keywords');
  return [
    categories.length > 0 ? joined(categories) : t('title.anything'),
    words && t('title.words', { words }),
    types.length === 1 && t(`transaction.${types[0] as 'sale'}`, { defaultValue: '' }),
    places.length > 0 ? t('title.in', { place: joined(places) }) : t('title.everywhere'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** An amount of a range in its unit: dollars, square metres, a floor. */
export function amountText(name: RangeName, value: number, { t, lang }: Pick<SearchTexts, 't' | 'lang'>): string {
  if (name === 'Floor') return value === 0 ? t('range.ground') : String(value);
  // Isolated, so that «من 50,000 $» keeps its order inside text of either direction.
  return name === 'Area' ? t('range.area', { value: formatNumber(value) }) : `\u2066${formatMoney(value, lang)}\u2069`;
}

/** «من 50,000 $», «80 – 120 م²»; undefined for a range that is not set. */
export function rangeText(search: Search, name: RangeName, texts: Pick<SearchTexts, 't' | 'lang'>): string | undefined {
  const [min, max] = [numberOf(search, `min${name}`), numberOf(search, `max${name}`)];
  const amount = (value: number) => amountText(name, value, texts);
  if (min !== undefined && min === max) return amount(min);
  if (min !== undefined && max !== undefined) {
    const from = name === 'Area' ? formatNumber(min) : amount(min);
    return texts.t('range.between', { min: from, max: amount(max) });
  }
  if (min !== undefined) return texts.t('range.from', { min: amount(min) });
  return max === undefined ? undefined : texts.t('range.to', { max: amount(max) });
}
