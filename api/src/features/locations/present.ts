import { nameOf, type Place } from '../../lib/catalogue/index.ts';
import type { Lang } from '../../lib/endpoint.ts';
import type { City, Neighborhood, Province } from './contract.ts';

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
