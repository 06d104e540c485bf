import type { Recognised as Item } from '@diyar/indexer/sentence';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import type { Applied, Offered } from '../contract.ts';
import { labelOf } from '../present/filter-labels.ts';
import { poundWords } from '../present/filter-wordings.ts';

type Said = Pick<Item, 'kind' | 'value'> & { pound: 'new' | 'old' };
const isSaid = (item: Item): item is Item & Said => item.pound !== undefined;
const OLD_IN_NEW = 100;
const THOUSAND = 1_000;

/** «حتى 43,478 $ (ليرة قديمة)»: a price that was said in pounds, and in which. */
export const priceLabel = ({ kind, value, pound }: Said, catalogue: Catalogue, lang: Lang): string =>
  fill(poundWords[pound][lang], { value: labelOf(kind, value, catalogue, lang) });

/** Chips of prices that were said in pounds. */
export const saidPrices = (items: readonly Item[], catalogue: Catalogue, lang: Lang): Applied[] =>
  items
    .filter(isSaid)
    .map((item) => ({ kind: item.kind, value: item.value, label: priceLabel(item, catalogue, lang) }));

/** The same price in the other pounds, or in dollars where thousands were read and the other way round: people say both so. */
export function otherPrice(items: readonly Item[], catalogue: Catalogue, lang: Lang): Offered[] {
  const said = items.filter(isSaid);
  const others =
    said.length > 0
      ? said.map(({ kind, value, pound }) => {
          const dollars = pound === 'new' ? Number(value) / OLD_IN_NEW : Number(value) * OLD_IN_NEW;
          const other = { kind, value: String(Math.max(1, Math.round(dollars))) };
          return { ...other, label: priceLabel({ ...other, pound: pound === 'new' ? 'old' : 'new' }, catalogue, lang) };
        })
      : items.flatMap(({ kind, value, thousands }) => {
          if (thousands === undefined) return [];
          const other = { kind, value: String(thousands ? Number(value) / THOUSAND : Number(value) * THOUSAND) };
          return [{ ...other, label: labelOf(other.kind, other.value, catalogue, lang) }];
        });
  if (others.length === 0) return [];
  return [
    {
      label: others.map(({ label }) => label).join(lang === 'ar' ? '، ' : ', '),
      filters: others.map(({ kind, value }) => ({ kind, value })),
      replaces: ['minPrice', 'maxPrice'],
    },
  ];
}
