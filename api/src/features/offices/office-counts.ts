import type { SearchListingRow } from '@diyar/indexer/document';
import type { Deps } from '#lib/deps.ts';
import { EngineDown } from '#lib/engine.ts';

interface OfficeCounts {
  total: number;
  categories: { key: string; count: number }[];
  transactions: { key: string; count: number }[];
}

/** An office's listings, by category and by deal: one engine call, or the view when the engine is away. */
export async function officeCounts(deps: Deps, slug: string): Promise<OfficeCounts> {
  try {
    const [found] = await deps.engine.ask([
      { q: '', filter: [`office = "${slug}"`], page: 1, hitsPerPage: 0, facets: ['categories', 'transactionTypes'] },
    ]);
    return {
      total: found?.totalHits ?? 0,
      categories: sorted(found?.facetDistribution?.categories),
      transactions: sorted(found?.facetDistribution?.transactionTypes).filter(({ key }) => key !== 'both'),
    };
  } catch (error) {
    if (!(error instanceof EngineDown)) throw error;
    const { rows } = await deps.db.raw<{
      rows: { category: string; deal: SearchListingRow['transaction_type']; n: number }[];
    }>(
      `select category_path[3] as category, transaction_type as deal, count(*)::int as n
       from search_listing where office_id = (select id from offices where slug = ?) group by 1, 2`,
      [slug],
    );
    const sum = (field: 'category' | 'deal') =>
      rows.reduce<Record<string, number>>((all, row) => {
        all[row[field]] = (all[row[field]] ?? 0) + row.n;
        return all;
      }, {});
    return {
      total: rows.reduce((all, row) => all + row.n, 0),
      categories: sorted(sum('category')),
      transactions: sorted(sum('deal')),
    };
  }
}

const sorted = (counts: Record<string, number> | undefined) =>
  Object.entries(counts ?? {})
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count);
