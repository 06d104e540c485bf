import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import { type Condition, findCards, type ListingCard } from '../search/index.ts';
import type { PublicListingRow } from './queries.ts';

const WANTED = 6;
const PRICE_SPAN = 0.35;

/**
 * Of the same kind and deal, from the narrowest circle outwards until there are enough: neighborhood and price, city and
 * price, city, province.
 */
export async function similarTo(deps: Deps, row: PublicListingRow, lang: Lang): Promise<ListingCard[]> {
  const category = row.category_path.at(-1) ?? '';
  const same: Condition[] = [
    { op: 'in', facet: 'category', field: 'categories', values: [category] },
    { op: 'in', facet: 'transactionType', field: 'transactionTypes', values: [row.transaction_type] },
    { op: 'except', facet: 'except', ids: [row.id] },
  ];
  const price: Condition[] =
    row.price_cents === null
      ? []
      : [
          {
            op: 'range',
            facet: 'price',
            field: 'price',
            min: Math.floor((row.price_cents / 100) * (1 - PRICE_SPAN)),
            max: Math.ceil((row.price_cents / 100) * (1 + PRICE_SPAN)),
          },
        ];
  const at = (place: Partial<Record<'province' | 'city' | 'neighborhood', string[]>>): Condition => ({
    op: 'places',
    facet: 'place',
    province: [],
    city: [],
    neighborhood: [],
    ...place,
  });
  const circles: Condition[][] = [
    ...(row.neighborhood_key ? [[at({ neighborhood: [row.neighborhood_key] }), ...price]] : []),
    [at({ city: [row.city_key] }), ...price],
    [at({ city: [row.city_key] })],
    [at({ province: [row.province_key] })],
  ];
  const chosen = new Map<string, ListingCard>();
  for (const circle of circles) {
    if (chosen.size >= WANTED) break;
    const { items } = await findCards(deps, { conditions: [...same, ...circle], size: WANTED }, lang);
    for (const item of items) if (chosen.size < WANTED) chosen.set(item.id, item);
  }
  return [...chosen.values()];
}
