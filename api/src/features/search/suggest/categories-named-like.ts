import { foldText } from '@diyar/indexer/arabic';
import type { CategoryFact } from '../../../lib/catalogue/index.ts';

const plain = (name: string) =>
  foldText(name)
    .split(/\s+/)
    .map((word) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word));

/** A word that is being typed is short when its article is not: «الشق». */
const bare = (begun: string) => (begun.startsWith('ال') && begun.length > 3 ? begun.slice(2) : begun);

/** Categories with a word of their name that begins like the one being typed; broad ones first. */
export function categoriesNamedLike(categories: CategoryFact[], typed: string, limit: number): CategoryFact[] {
  const wanted = plain(typed).filter(Boolean);
  if (wanted.length === 0) return [];
  return categories
    .filter((category) => {
      const words = [...plain(category.nameAr), ...plain(category.nameEn)];
      return wanted.every((part) => words.some((word) => word.startsWith(part) || word.startsWith(bare(part))));
    })
    .slice(0, limit);
}
