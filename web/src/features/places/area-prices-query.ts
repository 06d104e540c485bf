import type { AreaPrices } from '@diyar/api/contracts/places';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';

type Kind = NonNullable<AreaPrices['kind']>;
type Asked = { category: readonly string[]; transactionType: Kind['deal'] | undefined };

/** What a square metre is asked for in each place: of the kind that most listings speak for among those asked for. */
export const areaPricesQuery = (api: Api, { category, transactionType }: Asked) =>
  queryOptions({
    queryKey: ['places', 'area-prices', transactionType, ...category],
    queryFn: ({ signal }) =>
      api.get('/places/prices', { query: { category: category.join(',') || undefined, transactionType }, signal }),
  });
