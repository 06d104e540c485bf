import type { StructureAttribute } from '@diyar/api/contracts/search';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Api } from '#lib/api-client.ts';
import type { Search } from '../search-params.ts';
import { valuesOf } from '../search-state.ts';

export type Attribute = z.infer<typeof StructureAttribute>;
type Category = { slug: string; carries: string[]; attributes: Attribute[] };

const DAY_MS = 86_400_000;
/** With no category chosen the page is about homes: what matters most about their papers and money is offered then too. */
const WITHOUT_CATEGORY = { slug: 'residential', attributes: ['ownership_paper', 'day_one_cash'] };

export const categoryQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['search', 'category', slug],
    queryFn: () => api.get('/search/categories/:id', { params: { id: slug } }),
    staleTime: DAY_MS,
  });

export const categoryAskedFor = (search: Search): string => valuesOf(search, 'category')[0] ?? WITHOUT_CATEGORY.slug;

/** Attributes to filter by: the category's own, as far as the chosen kinds of deal know them. */
export function attributesFor(search: Search, category: Category | undefined): Attribute[] {
  if (!category) return [];
  const types = valuesOf(search, 'transactionType');
  const isAnswered = ({ transactionTypes }: Attribute) =>
    types.length === 0 || transactionTypes === null || types.some((type) => transactionTypes.includes(type));
  const isOffered = ({ slug }: Attribute) =>
    valuesOf(search, 'category').length > 0 || WITHOUT_CATEGORY.attributes.includes(slug);
  return category.attributes.filter((attribute) => isOffered(attribute) && isAnswered(attribute));
}

/** Facets whose options have counts; the API counts forty in one call. */
export const facetsOfAttributes = (attributes: readonly Attribute[]): string[] =>
  attributes
    .filter(({ type }) => type !== 'number')
    .map(({ slug }) => `attr.${slug}`)
    .slice(0, 24);
