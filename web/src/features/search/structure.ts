import type { Structure } from '@diyar/api/contracts/search';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import type { Search } from './search-params.ts';
import { firstOf } from './search-state.ts';

const DAY_MS = 86_400_000;
type Deps = { api: Api; queryClient: QueryClient };

/** The category tree with its words: 150 kB, so the server sends a page only the part it shows. */
export const structureQuery = (api: Api) => ({
  queryKey: ['search', 'structure'],
  queryFn: () => api.get('/search/structure/lightweight'),
  staleTime: DAY_MS,
});

export type CategoryLink = { slug: string; name: string };
export type CategoryNav = {
  /** From the root to the parent of `items`. */
  path: CategoryLink[];
  /** Categories that can be chosen next: children, or the siblings of a last category. */
  items: CategoryLink[];
  /** Fields that listings of the chosen category have; undefined when none is chosen. */
  carries?: string[];
};

type Tree = { categories: readonly Pick<Structure['categories'][number], 'slug' | 'parent' | 'name' | 'carries'>[] };

/** The step of the tree that a search in `slug` stands on. */
export function categoryNav({ categories }: Tree, slug: string | undefined): CategoryNav {
  const find = (key: string | null | undefined) => categories.find((category) => category.slug === key);
  const childrenOf = (key: string | null) => categories.filter((category) => category.parent === key);
  const chosen = find(slug);
  const above = chosen && childrenOf(chosen.slug).length === 0 ? find(chosen.parent) : chosen;
  const path: CategoryLink[] = [];
  for (let at = above; at; at = find(at.parent)) path.unshift({ slug: at.slug, name: at.name });
  return {
    path,
    items: childrenOf(above?.slug ?? null).map(({ slug: key, name }) => ({ slug: key, name })),
    carries: chosen?.carries,
  };
}

export const categoryNavQuery = ({ api, queryClient }: Deps, slug: string | undefined) => ({
  queryKey: ['search', 'nav', slug ?? ''],
  queryFn: async () => categoryNav(await queryClient.fetchQuery(structureQuery(api)), slug),
  staleTime: DAY_MS,
});

/** The step of the tree the page's search stands on; the last one until the next is known. */
export function useCategoryNav(search: Search): CategoryNav | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    ...categoryNavQuery({ api, queryClient }, firstOf(search, 'category')),
    placeholderData: keepPreviousData,
  }).data;
}
