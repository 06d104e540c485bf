import type { Search } from '#features/search/search-params.ts';
import { firstOf, valuesOf, withValues } from '#features/search/search-state.ts';

/** The search with the words as they stand, and with what is preferred as filters. */
export function strictly(search: Search): Search {
  const filters: Record<string, string[]> = {};
  for (const [kind = '', value = ''] of valuesOf(search, 'prefer').map((text) => text.split(':'))) {
    const [from = '', to = from] = kind === 'floor' ? value.split('..') : [value];
    if (kind === 'floor') Object.assign(filters, { minFloor: from ? [from] : [], maxFloor: to ? [to] : [] });
    else filters[kind] = [...(filters[kind] ?? valuesOf(search, kind)), value];
  }
  const understand = firstOf(search, 'keywords') ? 'false' : undefined;
  return withValues(search, { ...filters, prefer: undefined, understand });
}
