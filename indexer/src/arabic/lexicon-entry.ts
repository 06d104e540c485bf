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

/**
 * What an entry names. `word` is plain vocabulary; the others let a sentence become filters. Places and categories come
 * from the database, the rest is shipped in `vocabulary/`.
 */
export type LexiconKind =
  | 'word'
  | 'transaction'
  | 'feature'
  | 'furnishing'
  | 'paper'
  | 'count'
  | 'ordinal'
  | 'unit'
  | 'currency'
  | 'category'
  | 'landmark'
  | 'province'
  | 'city'
  | 'neighborhood';

/** A thing with every way of writing it, in any language: all of them become one canonical token. */
export interface LexiconEntry {
  kind: LexiconKind;
  /** Unique within the kind: a slug or location key. */
  key: string;
  variants: readonly string[];
  /** Spellings made by rule; they give way wherever another entry lists the same one. */
  derived?: readonly string[];
  /** Places: how well known, 1 is best. */
  rank?: number | undefined;
  /** Places and landmarks: `kind:key` of every place it lies in, nearest first. */
  within?: readonly string[];
}

export const isPlace = ({ kind }: LexiconEntry): boolean =>
  kind === 'province' || kind === 'city' || kind === 'neighborhood' || kind === 'landmark';

/** The idea an entry is a word for: entries `children` and `children~1` are two words for one. */
export const ideaOf = ({ key }: LexiconEntry): string => key.split('~')[0] ?? key;
