import type { SearchAnswer, SearchQuery } from './contract.ts';

type Asked = Pick<SearchQuery, 'keywords'>;
type Answered = Pick<SearchAnswer, 'page' | 'degraded' | 'ranked' | 'keywords'>;

/**
 * Words of a search that no listing answers, for the administrators' list of what people seek in vain: all of them where
 * nothing was found, and those that only order a list where none of it holds them. PostgreSQL's answers say too little.
 */
export function missedWords(
  { keywords }: Asked,
  { page, degraded, ranked, keywords: left }: Answered,
): string | undefined {
  if (!keywords || degraded) return undefined;
  if (page.total === 0) return keywords;
  return ranked?.holding === 0 ? left || ranked.words : undefined;
}
