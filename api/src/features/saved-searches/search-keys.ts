import type { Catalogue, CategoryFact, Place } from '#lib/catalogue/index.ts';
import type { Asked, Condition } from '../search/index.ts';

const ANY = '*';
/** A search under more keys than this is kept under fewer, wider ones: candidates are checked whole anyway. */
const MOST_KEYS = 200;

/** Where a search is filed: every combination of its places, categories and deals, `*` where it asks for none. */
export function keysOfSearch(conditions: readonly Condition[], { places, categories }: Catalogue): string[] {
  let where: string[] = [];
  let what: string[] = [];
  let how: string[] = [];
  for (const condition of conditions) {
    if (condition.op === 'places') {
      const idsOf = (kind: Place['kind']) => condition[kind].flatMap((key) => places.byKey(kind, key)?.id ?? []);
      where = [...idsOf('province'), ...idsOf('city'), ...idsOf('neighborhood')];
    }
    if (condition.op !== 'in') continue;
    if (condition.field === 'categories') what = condition.values.flatMap((slug) => categories.find(slug)?.id ?? []);
    if (condition.field === 'transactionTypes') how = condition.values;
  }
  const count = () => [where, what, how].reduce((product, { length }) => product * Math.max(1, length), 1);
  if (count() > MOST_KEYS) how = [];
  if (count() > MOST_KEYS) what = [];
  return combined(where, what, how);
}

/** Where the searches are filed that may match a listing: each of its places, categories and deals, or any. */
export function keysOfListing(row: Asked, { categories, places }: Catalogue): string[] {
  const named = [
    places.byKey('city', row.inferred.city ?? ''),
    places.byKey('neighborhood', row.inferred.neighborhood ?? ''),
  ];
  const where = [row.province_id, row.city_id, row.neighborhood_id, ...named.map((place) => place?.id ?? null)].filter(
    (id) => id !== null,
  );
  const path: CategoryFact[] = categories.find(row.category_id)?.path ?? [];
  const deals = row.transaction_type === 'both' ? ['both', 'sale', 'rent'] : [row.transaction_type];
  return combined([ANY, ...where], [ANY, ...path.map(({ id }) => id)], [ANY, ...deals]);
}

function combined(places: string[], categories: string[], deals: string[]): string[] {
  const some = (list: string[]) => (list.length > 0 ? list : [ANY]);
  return some(places).flatMap((place) =>
    some(categories).flatMap((category) => some(deals).map((deal) => `${place}/${category}/${deal}`)),
  );
}
