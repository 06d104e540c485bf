import { nameOf, type Place, type Street, type Streets, streetLabel } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { City, FoundStreet, Neighborhood, Province } from './contract.ts';

export const presentProvince = (place: Place, lang: Lang): Province => ({
  id: place.id,
  slug: place.slug,
  key: place.key,
  name: nameOf(place, lang),
  lng: place.lng,
  lat: place.lat,
  bbox: place.bbox,
});

export const presentCity = (city: Place, lang: Lang): City => ({
  ...presentProvince(city, lang),
  provinceSlug: city.parent?.slug ?? '',
});

export const presentNeighborhood = (place: Place, lang: Lang): Neighborhood => ({
  ...presentProvince(place, lang),
  cityKey: place.parent?.key ?? '',
  cityName: place.parent ? nameOf(place.parent, lang) : '',
  provinceSlug: place.parent?.parent?.slug ?? '',
});

export function presentStreet(street: Street, streets: Streets, lang: Lang): FoundStreet {
  const { key, city, bbox } = street;
  const [west, south, east, north] = bbox;
  return {
    key,
    label: streetLabel(street, streets, lang),
    name: nameOf(street, lang),
    lng: (west + east) / 2,
    lat: (south + north) / 2,
    bbox,
    provinceSlug: city.parent?.slug ?? '',
    cityKey: city.key,
    cityName: nameOf(city, lang),
  };
}
