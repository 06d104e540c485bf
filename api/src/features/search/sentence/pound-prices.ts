import type { Recognised as Item } from '@diyar/indexer/sentence';
import type { Catalogue } from '../../../lib/catalogue/index.ts';
import type { Lang } from '../../../lib/endpoint.ts';
import { fill } from '../../../lib/errors.ts';
import type { Applied, Offered } from '../contract.ts';
import { labelOf } from '../present/filter-labels.ts';
import { poundWords } from '../present/filter-wordings.ts';

type Said = Pick<Item, 'kind' | 'value'> & { pound: 'new' | 'old' };
const isSaid = (item: Item): item is Item & Said => item.pound !== undefined;
const OLD_IN_NEW = 100;

/** «حتى 43,478 $ (ليرة قديمة)»: a price that was said in pounds, and in which. */
export const priceLabel = ({ kind, value, pound }: Said, catalogue: Catalogue, lang: Lang): string =>
  fill(poundWords[pound][lang], { value: labelOf(kind, value, catalogue, lang) });

/** Chips of prices that were said in pounds. */
export const saidPrices = (items: readonly Item[], catalogue: Catalogue, lang: Lang): Applied[] =>
  items
    .filter(isSaid)
    .map((item) => ({ kind: item.kind, value: item.value, label: priceLabel(item, catalogue, lang) }));

/** The same price in the other pounds: people speak of both. */
export function otherPound(items: readonly Item[], catalogue: Catalogue, lang: Lang): Offered[] {
  const said = items.filter(isSaid);
  if (said.length === 0) return [];
  const others = said.map(({ kind, value, pound }): Said => {
    const dollars = pound === 'new' ? Number(value) / OLD_IN_NEW : Number(value) * OLD_IN_NEW;
    return { kind, value: String(Math.max(1, Math.round(dollars))), pound: pound === 'new' ? 'old' : 'new' };
  });
  return [
    {
      label: others.map((other) => priceLabel(other, catalogue, lang)).join(lang === 'ar' ? '، ' : ', '),
      filters: others.map(({ kind, value }) => ({ kind, value })),
      replaces: ['minPrice', 'maxPrice'],
    },
  ];
}
