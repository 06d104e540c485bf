import type { Facts } from './facts.ts';
import type { Wording } from './wording.ts';

/** Facts that documents name and that are worded otherwise now. */
export interface Touched {
  /** Ids, with all categories below. */
  categories: string[];
  places: string[];
  transactions: string[];
  attributes: string[];
  /** The vocabulary reads texts otherwise: any listing's own words may fold to other tokens. */
  words: boolean;
}

/** Differences of documents that were made of `before` and would now be made of `after`. */
export function touchedBy(before: Wording, after: Wording): Touched {
  const isOther = (a: readonly string[], b: readonly string[]) => a.join(' ') !== b.join(' ');
  const categories = after.facts.categories
    .filter(({ slug }) => isOther(before.category(slug), after.category(slug)))
    .map(({ id }) => id);
  return {
    categories: withDescendants(after.facts, categories),
    places: after.facts.places
      .filter(({ kind, key }) => isOther(before.place(kind, key), after.place(kind, key)))
      .map(({ id }) => id),
    transactions: after.facts.transactions
      .filter(({ slug }) => isOther(before.transaction(slug), after.transaction(slug)))
      .map(({ slug }) => slug),
    attributes: changedAttributes(before, after),
    words: before.lexicon.fingerprint !== after.lexicon.fingerprint,
  };
}

/** Also those that are gone or new: a listing may hold a value of an attribute that was switched off, or on again. */
function changedAttributes(before: Wording, after: Wording): string[] {
  const slugs = new Set([...before.facts.attributes, ...after.facts.attributes].map(({ slug }) => slug));
  return [...slugs].filter((slug) => JSON.stringify(before.attribute(slug)) !== JSON.stringify(after.attribute(slug)));
}

/** The categories and all below them. */
export function withDescendants({ categories }: Pick<Facts, 'categories'>, ids: readonly string[]): string[] {
  const found = new Set(ids);
  // Parents come with lower levels, so one pass from the top finds all.
  for (const { id, parentId } of [...categories].sort((a, b) => a.level - b.level))
    if (parentId !== null && found.has(parentId)) found.add(id);
  return [...found];
}
