import type { Categories } from '#lib/catalogue/index.ts';
import type { AdminAttribute } from '../admin-attributes/index.ts';
import type { AdminCategory } from '../admin-categories/index.ts';
import type { CatalogueFigures } from './contract.ts';
import type { Carried, Chosen, OwnFigures } from './queries.ts';

type CategoryFigures = CatalogueFigures['categories'][number];
type AttributeFigures = CatalogueFigures['attributes'][number];

/** Each category with what lies below it. @param own figures of those that hold listings themselves */
export function sumsOf(categories: readonly AdminCategory[], own: readonly OwnFigures[]): CategoryFigures[] {
  const sums = new Map<string, CategoryFigures>(
    categories.map(({ id, parentId, nameAr, nameEn, isActive }) => [
      id,
      { id, parentId, nameAr, nameEn, isActive, listings: 0, waiting: 0, published: 0, inquiries: 0 },
    ]),
  );
  for (const figures of own) {
    for (let sum = sums.get(figures.id); sum; sum = sums.get(sum.parentId ?? '')) {
      for (const name of ['listings', 'waiting', 'published', 'inquiries'] as const) sum[name] += figures[name];
    }
  }
  return [...sums.values()];
}

export function answersOf(
  attributes: readonly AdminAttribute[],
  { all }: Pick<Categories, 'all'>,
  counts: { listings: ReadonlyMap<string, number>; carried: Carried; chosen: Chosen },
): AttributeFigures[] {
  return attributes.map(({ id, slug, nameAr, nameEn, type, isActive, options }) => {
    const asking = all.filter((category) => category.attributes.some((attribute) => attribute.id === id));
    const carried = [...(counts.carried.get(slug)?.values() ?? [])];
    return {
      id,
      nameAr,
      nameEn,
      type,
      isActive,
      categories: asking.length,
      asked: asking.reduce((sum, category) => sum + (counts.listings.get(category.id) ?? 0), 0),
      answered: carried.reduce((sum, listings) => sum + listings, 0),
      options: options.map((option) => ({ ...option, listings: counts.chosen.get(slug)?.get(option.value) ?? 0 })),
    };
  });
}
