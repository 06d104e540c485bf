import { type Choices, choicesIn } from '@diyar/indexer/sentence';
import type { Categories } from './categories.ts';

const known = new WeakMap<Categories, Map<string, Choices | undefined>>();

/** The choices that the form of each category offers, as far as it may be filtered by; put together when a category is first asked for. */
export function choicesOf(categories: Categories): (category: string) => Choices | undefined {
  const made = known.get(categories) ?? new Map<string, Choices | undefined>();
  known.set(categories, made);
  return (slug) => {
    if (!made.has(slug)) {
      const attributes = categories.find(slug)?.attributes.filter(({ filterable }) => filterable);
      made.set(slug, attributes && choicesIn(attributes));
    }
    return made.get(slug);
  };
}
