import type { LexiconEntry } from './lexicon-entry.ts';

/** A row of `categories`, as far as its names go. */
export interface CategoryNames {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** Lexicon entries for categories: their names in both languages and their slug. */
export const categoryEntries = (rows: readonly CategoryNames[]): LexiconEntry[] =>
  rows.map(({ slug, name_ar, name_en }) => ({
    kind: 'category',
    key: slug,
    variants: [name_ar, name_en, slug.replaceAll('-', ' ')].filter((name) => name.trim() !== ''),
  }));
