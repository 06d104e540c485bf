import {
  type Catalogue,
  type CategoryFact,
  keysWithParts,
  placePagePath,
  streetPagePath,
} from '#lib/catalogue/index.ts';
import type { Criteria } from '../criteria/criteria.ts';

/** The page that shows what such a search finds: one place or street, at most one category and deal, nothing else. Null for others. */
export function placePageOf({ text, conditions }: Criteria, catalogue: Catalogue): string | null {
  const { places, streets } = catalogue;
  if (text !== '') return null;
  const narrowed: { category?: string; transactionType?: string } = {};
  let path: ((by: typeof narrowed) => string | undefined) | undefined;
  for (const condition of conditions) {
    if (condition.op === 'places') {
      const keys = (['province', 'city', 'neighborhood'] as const).flatMap((kind) =>
        condition[kind].map((key) => ({ kind, key })),
      );
      const [first] = keys;
      const place = first && places.byKey(first.kind, first.key);
      // A quarter's page shows its parts, so a search for the quarter alone is another one.
      const onPage = place?.kind === 'neighborhood' ? keysWithParts(place) : [first?.key];
      if (path || !place || onPage.join() !== keys.map(({ key }) => key).join()) return null;
      path = (by) => placePagePath(place, by);
      continue;
    }
    if (condition.op !== 'in' || condition.values.length !== 1) return null;
    const [value = ''] = condition.values;
    const street = condition.field === 'streets' && !path ? streets.byKey(value) : undefined;
    if (street) path = (by) => streetPagePath(street, catalogue, by);
    else if (condition.field === 'categories') narrowed.category = value;
    // For sale or rent at once is no deal that a page has.
    else if (condition.field === 'transactionTypes' && value !== 'both') narrowed.transactionType = value;
    else return null;
  }
  return path?.(narrowed) ?? null;
}

/** The category of a search that asks for one category and nothing else: the category's own page. */
export function categoryAlone({ text, conditions }: Criteria, { categories }: Catalogue): CategoryFact | undefined {
  const [only] = conditions;
  const isAlone = text === '' && conditions.length === 1 && only?.op === 'in' && only.field === 'categories';
  return isAlone && only.values.length === 1 ? categories.find(only.values[0] ?? '') : undefined;
}
