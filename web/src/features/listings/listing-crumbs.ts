import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { Crumb } from './listing-json-ld.ts';

/** From the home page through the category's tree, then through the places within that category, to the listing's own neighborhood. */
export function crumbsOf({ categoryPath, place, category }: ListingDetails, home: string): Crumb[] {
  const within = (kind: string, key: string) => `/properties?category=${category.key}&${kind}=${key}`;
  return [
    { name: home, path: '/' },
    ...categoryPath.map(({ key, name }) => ({ name, path: `/properties?category=${key}` })),
    // Damascus in Damascus is said once.
    ...(place.city.name === place.province.name
      ? []
      : [{ name: place.province.name, path: within('province', place.province.key) }]),
    { name: place.city.name, path: within('city', place.city.key) },
    ...(place.neighborhood
      ? [{ name: place.neighborhood.name, path: within('neighborhood', place.neighborhood.key) }]
      : []),
  ];
}
