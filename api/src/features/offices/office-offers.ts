import type { SearchListingRow } from '@diyar/indexer/document';
import type { Deps } from '#lib/deps.ts';
import { EngineDown, type EngineResult } from '#lib/engine.ts';

interface Count {
  key: string;
  count: number;
}
/** The most frequent first. */
export interface OfficeOffers {
  total: number;
  /** By slug, from root to listing category. */
  categories: Count[];
  transactions: Count[];
  cities: Count[];
  neighborhoods: Count[];
  /** Main pictures of its newest listings. */
  pictures: string[];
}

const PICTURES = 2;
/** A listing may be without a picture. */
const NEWEST = 6;

export const NO_OFFERS: OfficeOffers = {
  total: 0,
  categories: [],
  transactions: [],
  cities: [],
  neighborhoods: [],
  pictures: [],
};

/** Offers of each office, by slug: one trip to the engine, or the view when the engine is away. */
export async function officesOffers(deps: Deps, slugs: string[]): Promise<Map<string, OfficeOffers>> {
  if (slugs.length === 0) return new Map();
  try {
    const found = await deps.engine.ask(
      slugs.map((slug) => ({
        q: '',
        filter: [`office = "${slug}"`],
        sort: ['published:desc'],
        page: 1,
        hitsPerPage: NEWEST,
        attributesToRetrieve: ['card.images'],
        facets: ['categories', 'transactionTypes', 'city', 'neighborhood'],
      })),
    );
    return new Map(slugs.map((slug, index) => [slug, fromEngine(found[index])]));
  } catch (error) {
    if (!(error instanceof EngineDown)) throw error;
    return fromView(deps, slugs);
  }
}

function fromEngine(found: EngineResult | undefined): OfficeOffers {
  if (!found) return NO_OFFERS;
  const { totalHits = 0, facetDistribution: facets, hits } = found;
  return {
    total: totalHits,
    categories: sorted(facets?.categories),
    transactions: sorted(facets?.transactionTypes).filter(({ key }) => key !== 'both'),
    cities: sorted(facets?.city),
    neighborhoods: sorted(facets?.neighborhood),
    pictures: hits.flatMap(({ card }) => card.images.slice(0, 1)).slice(0, PICTURES),
  };
}

async function fromView(deps: Deps, slugs: string[]): Promise<Map<string, OfficeOffers>> {
  const [counted, newest] = await Promise.all([
    deps.db.raw<{
      rows: (Pick<SearchListingRow, 'office_slug' | 'city_key' | 'neighborhood_key'> & {
        category: string;
        deal: SearchListingRow['transaction_type'];
        n: number;
      })[];
    }>(
      `select office_slug, category_path[3] as category, transaction_type as deal, city_key, neighborhood_key, count(*)::int as n
       from search_listing where office_id in (select id from offices where slug = any(?)) group by 1, 2, 3, 4, 5`,
      [slugs],
    ),
    deps.db.raw<{ rows: { slug: string; picture: string }[] }>(
      `select o.slug, newest.picture from offices o cross join lateral (
         select s.images[1] as picture from search_listing s where s.office_id = o.id and s.images is not null
         order by s.published_at desc limit ?) newest
       where o.slug = any(?)`,
      [PICTURES, slugs],
    ),
  ]);
  const offersOf = (slug: string): OfficeOffers => {
    const rows = counted.rows.filter((row) => row.office_slug === slug);
    const sum = (keysOf: (row: (typeof rows)[number]) => (string | null)[]) => {
      const counts: Record<string, number> = {};
      for (const row of rows) for (const key of keysOf(row)) if (key !== null) counts[key] = (counts[key] ?? 0) + row.n;
      return sorted(counts);
    };
    return {
      total: rows.reduce((all, row) => all + row.n, 0),
      categories: sum(({ category }) => [category]),
      transactions: sum(({ deal }) => (deal === 'both' ? ['sale', 'rent'] : [deal])),
      cities: sum(({ city_key }) => [city_key]),
      neighborhoods: sum(({ neighborhood_key }) => [neighborhood_key]),
      pictures: newest.rows.flatMap((row) => (row.slug === slug ? [row.picture] : [])),
    };
  };
  return new Map(slugs.map((slug) => [slug, offersOf(slug)]));
}

const sorted = (counts: Record<string, number> | undefined): Count[] =>
  Object.entries(counts ?? {})
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count);
