import type { Suggestion } from '@diyar/api/contracts/search';
import { parseSearch, type Search } from '../search-params.ts';
import { firstOf, withCategory, withValues } from '../search-state.ts';

const PLACES = ['province', 'city', 'neighborhood'];

/** The search with what a suggestion means in the place of the words that led to it: a chosen place replaces the places. */
export function withSuggestion(search: Search, { search: query, text }: Pick<Suggestion, 'search' | 'text'>): Search {
  const meant = parseSearch(query ?? '');
  const { keywords, understand, bbox, shape, ...wordless } = search;
  if (meant.keywords) return withValues(wordless, meant);
  const category = firstOf(meant, 'category');
  if (category) return withCategory(wordless, [category]);
  if (meant.shape || PLACES.some((kind) => kind in meant)) {
    return withValues(wordless, {
      ...Object.fromEntries(PLACES.map((kind) => [kind, meant[kind]])),
      shape: meant.shape,
    });
  }
  return withValues(search, { keywords: text, ...meant });
}
