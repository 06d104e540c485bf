import type { PlacePage, PlacePrice } from '@diyar/api/contracts/places';
import type { TFunction } from 'i18next';
import { formatMoney, formatNumber } from '#lib/format.ts';
import type { Lang } from '#lib/language.ts';
import { formatMoneyShort } from '#lib/money-short.ts';

export type Say = TFunction<'places'>;
type Named = Pick<PlacePage, 'kind' | 'name' | 'sharesName' | 'within'>;
type Narrowed = Named & Pick<PlacePage, 'category' | 'transactionType'>;

/** An amount that keeps its order inside right-to-left text. */
export const said = (dollars: number, lang: Lang): string => `\u2066${formatMoney(dollars, lang)}\u2069`;

/** A range's ends have two figures wherever a page says them: `80 ألف $` in a table, `80,000 $` in a sentence. */
const rounded = (dollars: number): number => Number(dollars.toPrecision(2));
export const roughly = (dollars: number, lang: Lang): string => formatMoneyShort(rounded(dollars), lang);

/** `إعلانان`, `12 إعلانًا`: the noun agrees with its number. */
export const listingsOf = (count: number, t: Say): string => t('listings', { count, number: formatNumber(count) });
export const ofListings = (count: number, t: Say): string => t('ofListings', { count, number: formatNumber(count) });

/** The place's name where it stands alone: which Aleppo, when city and province are called alike. */
export function placeName({ kind, name, sharesName }: Named, t: Say): string {
  return sharesName && (kind === 'province' || kind === 'city') ? t(`name.${kind}`, { name }) : name;
}

/** `المزة، دمشق`: a neighborhood or a street with its city, since many cities have one of that name. */
export function placeInFull(page: Named, t: Say): string {
  const outer = page.within.at(-2);
  if ((page.kind !== 'neighborhood' && page.kind !== 'street') || !outer) return placeName(page, t);
  return t('name.within', { name: page.name, outer: outer.name });
}

const DEALS = ['sale', 'rent', 'both', 'exchange', 'investment', 'service'] as const;
type DealWord = (typeof DEALS)[number];
const isDeal = (slug: string): slug is DealWord => (DEALS as readonly string[]).includes(slug);

/** `للبيع`; '' for a deal that has no word of its own. */
export const dealWord = (slug: string | null, t: Say): string => (slug && isDeal(slug) ? t(`deal.${slug}`) : '');

/** `For sale`: the same where it stands alone. */
export const dealAlone = (slug: string | null, t: Say): string => {
  const word = dealWord(slug, t);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** The page's subject without its place: `شقق للبيع`, or '' for everything. */
export function whatOf({ category, transactionType }: Pick<Narrowed, 'category' | 'transactionType'>, t: Say): string {
  const deal = transactionType === 'service' && category ? '' : dealWord(transactionType, t);
  return [category?.name, deal].filter(Boolean).join(' ');
}

/** The page's heading: `شقق للبيع في المزة، دمشق`. */
export function placeTitle(page: Narrowed, t: Say): string {
  const place = placeInFull(page, t);
  const { category, transactionType } = page;
  if (category && transactionType && transactionType !== 'service')
    return t('title.categoryDeal', { category: category.name, deal: dealWord(transactionType, t), place });
  if (category) return t('title.category', { category: category.name, place });
  if (transactionType === 'service') return t('title.service', { place });
  return transactionType ? t('title.deal', { deal: dealWord(transactionType, t), place }) : t('title.plain', { place });
}

/** `شقق للإيجار الشهري`. */
export function pricedThing({ category, deal, period }: PlacePrice, t: Say): string {
  const word = deal === 'rent' && period ? t(`deal.rent${period}`) : t(`deal.${deal}`);
  return `${category.name} ${word}`;
}

/** The page's sentences, made of its figures; a sentence without figures is left out. */
export function leadOf(page: PlacePage, t: Say, lang: Lang): string[] {
  const [price] = page.prices;
  return [
    foundSentence(page, t),
    ...(price ? [medianSentence(price, t, lang)] : []),
    ...(price?.perM2 ? [perM2Sentence(price.perM2.median, price.period, t, lang)] : []),
    ...busiestSentence(page, t),
  ];
}

/** A whole phrase each: `12 إعلانًا للبيع في المزة`, for a category by its name. */
function foundSentence(page: PlacePage, t: Say): string {
  const place = placeInFull(page, t);
  const listings = listingsOf(page.total, t);
  const deal = dealWord(page.transactionType, t);
  const what = whatOf(page, t);
  if (!what) return t('lead.found', { listings, place });
  if (!page.category && page.transactionType !== 'service') return t('lead.foundDeal', { listings, deal, place });
  return t('lead.foundOf', { listings, what, place });
}

function perM2Sentence(median: number, period: PlacePrice['period'], t: Say, lang: Lang): string {
  const amount = said(median, lang);
  return period ? t(`lead.perM2${period}`, { median: amount }) : t('lead.perM2', { median: amount });
}

export function medianSentence(price: PlacePrice, t: Say, lang: Lang): string {
  return t('lead.median', {
    what: pricedThing(price, t),
    median: said(price.median, lang),
    low: said(rounded(price.low), lang),
    high: said(rounded(price.high), lang),
  });
}

/** The three fullest places within, when there are three to name. */
export function busiestSentence({ children, kind }: PlacePage, t: Say): string[] {
  const counted = children.filter(({ count }) => (count ?? 0) > 0).slice(0, 3);
  if (counted.length < 3) return [];
  const list = counted
    .map(({ name, count }) => t('lead.counted', { name, number: formatNumber(count ?? 0) }))
    .join(t('comma'));
  return [t(`lead.${childrenKind(kind, children)}`, { list })];
}

/** A province that is one city lists that city's quarters. */
export function childrenKind(
  kind: PlacePage['kind'],
  children: PlacePage['children'],
): 'provinces' | 'cities' | 'hoods' {
  if (kind === 'country') return 'provinces';
  return kind === 'province' && !children[0]?.key.includes('.') ? 'cities' : 'hoods';
}
