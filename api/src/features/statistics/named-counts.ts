import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Counts } from '#lib/counts.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { Statistics } from './contract.ts';

/** Public listings by governorate and root category, most first; those without any are left out. */
export const namedCounts = (
  { places, categories }: Catalogue,
  counts: Counts,
  lang: Lang,
): Pick<Statistics, 'byProvince' | 'byCategory'> => ({
  byProvince: mostFirst(
    places.provinces.map((province) => ({
      key: province.key,
      name: nameOf(province, lang),
      count: counts.province[province.key] ?? 0,
    })),
  ),
  byCategory: mostFirst(
    categories.roots.map((category) => ({
      key: category.slug,
      name: nameOf(category, lang),
      count: counts.category[category.slug] ?? 0,
    })),
  ),
});

const mostFirst = <T extends { count: number }>(items: readonly T[]): T[] =>
  items.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
