import { foldText } from '@diyar/indexer/arabic';
import type { CategoryFact } from '#lib/catalogue/index.ts';

const plain = (name: string) =>
  foldText(name)
    .split(/\s+/)
    .map((word) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word));

/** A word that is being typed is short when its article is not: «الشق». */
const bare = (begun: string) => (begun.startsWith('ال') && begun.length > 3 ? begun.slice(2) : begun);

/**
 * Categories with a word of their name that begins like the one being typed, broad ones first; then those whose things are
 * called so («شقة» of flats).
 * @param called other names of a category's things, by its slug
 */
export function categoriesNamedLike(
  categories: CategoryFact[],
  typed: string,
  limit: number,
  called: ReadonlyMap<string, readonly string[]>,
): CategoryFact[] {
  const wanted = plain(typed).filter(Boolean);
  if (wanted.length === 0) return [];
  const begins = (name: string) => {
    const words = plain(name);
    return wanted.every((part) => words.some((word) => word.startsWith(part) || word.startsWith(bare(part))));
  };
  const named = categories.filter(({ nameAr, nameEn }) => begins(`${nameAr} ${nameEn}`));
  const others = categories.filter((each) => !named.includes(each) && called.get(each.slug)?.some(begins));
  return [...named, ...others].slice(0, limit);
}
