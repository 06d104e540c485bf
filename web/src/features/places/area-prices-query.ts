import type { AreaPrices } from '@diyar/api/contracts/places';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import type { View } from '#map/types.ts';

type Kind = NonNullable<AreaPrices['kind']>;
type Asked = { category: readonly string[]; transactionType: Kind['deal'] | undefined };

/** What a square metre is asked for in each place: of the kind that most listings speak for among those asked for. */
export const areaPricesQuery = (api: Api, { category, transactionType }: Asked) =>
  queryOptions({
    queryKey: ['places', 'area-prices', transactionType, ...category],
    queryFn: ({ signal }) =>
      api.get('/places/prices', { query: { category: category.join(',') || undefined, transactionType }, signal }),
  });

/** Price per m² in tiles of the map, for one kind, on some ground; until it is known, on the ground before. */
export function priceHeatQuery(api: Api, kind: Kind | undefined, { bbox, zoom }: Pick<View, 'bbox' | 'zoom'>) {
  const { category, deal = 'sale', period } = kind ?? {};
  const key = ['places', 'price-heat', category?.key, deal, period];
  return queryOptions({
    queryKey: [...key, zoom, ...bbox],
    queryFn: ({ signal }) =>
      api.get('/places/price-heat', {
        query: {
          category: category?.key ?? '',
          transactionType: deal,
          period: period ?? undefined,
          bbox: bbox.map((degrees) => degrees.toFixed(5)).join(','),
          zoom,
        },
        signal,
      }),
    placeholderData: (before, query) =>
      key.every((part, index) => query?.queryKey[index] === part) ? before : undefined,
  });
}
