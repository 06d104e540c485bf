import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import {
  AD_PLACE_NAMES,
  AD_PLACES,
  AD_PRIORITIES,
  AD_SIZE_NAMES,
  AD_SIZES,
  type AdPrices,
} from '#rules/advertisements.ts';
import { dollarsOf } from '#rules/money.ts';

export type PriceRows = AdPrices;

export async function priceRows(db: Db): Promise<PriceRows> {
  const [sizes, places, discounts]: [
    tables.AdvertisementSizeRow[],
    tables.AdvertisementPlaceRow[],
    tables.AdvertisementDiscountRow[],
  ] = await Promise.all([
    db('advertisement_sizes').select(),
    db('advertisement_places').select(),
    db('advertisement_discounts').orderBy('days').select(),
  ]);
  const dailyOf = (size: string) => sizes.find((row) => row.size === size)?.daily_cents ?? 0;
  return {
    sizes: AD_SIZE_NAMES.map((size) => ({ size, daily: dollarsOf(dailyOf(size)) })),
    places: AD_PLACE_NAMES.map((place) => ({
      place,
      percent: places.find((row) => row.place === place)?.percent ?? 100,
    })),
    discounts: discounts.map(({ days, percent }) => ({ days, percent })),
  };
}

export const presentSizes = ({ sizes }: PriceRows) =>
  sizes.map(({ size, daily }) => ({
    size,
    width: AD_SIZES[size]?.width ?? null,
    height: AD_SIZES[size]?.height ?? null,
    daily,
  }));

export function presentPricing(prices: PriceRows) {
  const { sizes, places, discounts } = prices;
  return {
    from: Math.min(...sizes.map(({ daily }) => daily)),
    sizes: presentSizes(prices),
    places: places.map(({ place, percent }) => ({ place, percent, sizes: [...AD_PLACES[place]] })),
    priorities: [...AD_PRIORITIES],
    discounts: [...discounts],
  };
}
