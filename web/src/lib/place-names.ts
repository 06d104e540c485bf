import type { ListingDetails } from '@diyar/api/contracts/listings';

/** From the neighborhood out to the province, a name that repeats said once: «المزة، دمشق». */
export function placeNames({ neighborhood, city, province }: ListingDetails['place']): string[] {
  return [...new Set([neighborhood?.name, city.name, province.name].filter((name) => name !== undefined))];
}
