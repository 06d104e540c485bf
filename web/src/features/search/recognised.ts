import type { SearchAnswer } from '@diyar/api/contracts/search';
import type { Search } from './search-params.ts';
import { valuesOf, withValues } from './search-state.ts';

/**
 * «شقة ٣ غرف بالمزة» as filters: what the API read out of the keywords goes under its own names, the words that remain
 * stay words; what is filtered already is left as it is. Undefined when nothing was read.
 */
export function withRecognised(
  search: Search,
  {
    recognised,
    keywords,
    beside,
  }: Pick<SearchAnswer, 'recognised' | 'keywords'> & Partial<Pick<SearchAnswer, 'beside'>>,
): Search | undefined {
  // With words asked beside them the filters are offered, not in force.
  if (recognised.length === 0 || beside) return undefined;
  const read: Record<string, string[]> = {};
  for (const { kind, value } of recognised) {
    const values = read[kind] ?? valuesOf(search, kind);
    if (!values.includes(value)) read[kind] = [...values, value];
  }
  return withValues(search, { ...read, keywords: keywords || undefined });
}
