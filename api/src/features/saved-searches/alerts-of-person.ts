import type { Db } from '@diyar/db';
import type { KnownFacts } from '#lib/facts.ts';
import type { Criteria } from '../search/index.ts';
import { type Alerted, type TrueNews, trueNews } from './true-news.ts';

/** A search as its alerts are told. */
export interface Told {
  id: string;
  name: string;
  query: string;
  criteria: Criteria;
}
export type AlertOf = Alerted & { search_id: string };

/** A listing with the searches that it is news to; of several prices a fall is told first. */
export interface NewsOf<Search extends Told> extends TrueNews {
  searches: Search[];
}

export async function newsByListing<Search extends Told>(
  trx: Db,
  searches: readonly Search[],
  alerts: readonly AlertOf[],
  facts: KnownFacts,
): Promise<NewsOf<Search>[]> {
  const found = new Map<string, NewsOf<Search>>();
  for (const search of searches) {
    const own = alerts.filter(({ search_id }) => search_id === search.id);
    for (const news of await trueNews(trx, own, search.criteria, facts)) {
      const known = found.get(news.row.id);
      const told = known && (known.wasCents !== null || news.wasCents === null) ? known : news;
      found.set(news.row.id, { ...told, searches: [...(known?.searches ?? []), search] });
    }
  }
  const publishedAt = ({ row }: TrueNews) => new Date(row.published_at).getTime();
  return [...found.values()].sort((a, b) => publishedAt(b) - publishedAt(a) || a.row.id.localeCompare(b.row.id));
}

/** The searches that some news is news to, each once, in their order. */
export const searchesIn = <Search extends Told>(
  searches: readonly Search[],
  news: readonly NewsOf<Search>[],
): Search[] => searches.filter(({ id }) => news.some((told) => told.searches.some((search) => search.id === id)));
