import type { City, Neighborhood, Province } from '@diyar/api/contracts/locations';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { neighborhoodsQuery, provincesQuery } from '#lib/locations.ts';
import type { Search } from './search-params.ts';
import { type Place, type PlaceKind, placesOf, withValues } from './search-state.ts';

const DAY_MS = 86_400_000;
/** A place as the picker lists it; `inside` are the keys of what it lies in, outermost first. */
export type PlaceRow = Place & {
  name: string;
  detail?: string;
  inside: Place[];
  bbox: Province['bbox'];
  lng: number;
  lat: number;
};

const row = (kind: PlaceKind, place: Province, inside: Place[], detail?: string): PlaceRow => ({
  kind,
  key: place.key,
  name: place.name,
  detail,
  inside,
  bbox: place.bbox,
  lng: place.lng,
  lat: place.lat,
});

export const provinceRow = (province: Province): PlaceRow => row('province', province, []);
export const cityRow = (province: string, city: City): PlaceRow =>
  row('city', city, [{ kind: 'province', key: province }]);
export const neighborhoodRow = (city: Pick<PlaceRow, 'key' | 'inside'>, neighborhood: Neighborhood): PlaceRow =>
  row('neighborhood', neighborhood, [...city.inside, { kind: 'city', key: city.key }]);

/** Cities and neighborhoods by name; fewer than two letters find nothing, as the spec says. */
export const namedPlacesQuery = (api: Api, name: string) => ({
  queryKey: ['places', 'named', name],
  queryFn: async () => {
    const options = { query: { query: name } };
    const [{ cities }, { neighborhoods }] = await Promise.all([
      api.get('/cities/search', options),
      api.get('/cities/neighborhoods/search', options),
    ]);
    return [
      ...cities.map((city) => cityRow(city.provinceSlug, city)),
      ...neighborhoods.map((neighborhood) =>
        row(
          'neighborhood',
          neighborhood,
          [
            { kind: 'province', key: neighborhood.provinceSlug },
            { kind: 'city', key: neighborhood.cityKey },
          ],
          neighborhood.cityName,
        ),
      ),
    ];
  },
  enabled: name.length >= 2,
  staleTime: DAY_MS,
});

/** Boxes of chosen streets. */
export const streetBoxesQuery = (api: Api, keys: readonly string[]) => ({
  queryKey: ['places', 'streets', ...keys],
  queryFn: async () => (await api.get('/streets', { query: { keys: keys.join() } })).streets,
  enabled: keys.length > 0,
  staleTime: DAY_MS,
});

const LEVEL = { province: 0, city: 1, neighborhood: 2 } as const;

/** Chooses a place, or drops it. What it lies in goes with its choice: the inner place alone is what is meant. */
export function togglePlace(search: Search, { kind, key, inside }: Pick<PlaceRow, 'kind' | 'key' | 'inside'>): Search {
  const chosen = placesOf(search);
  const isIn = chosen.some((place) => place.kind === kind && place.key === key);
  const covers = (place: Place) => LEVEL[place.kind] > LEVEL[kind] && place.key.startsWith(`${key}.`);
  const kept = chosen.filter(
    (place) =>
      !(place.kind === kind && place.key === key) &&
      !inside.some((up) => up.kind === place.kind && up.key === place.key) &&
      !covers(place),
  );
  const next = isIn ? kept : [...kept, { kind, key }];
  const keysOf = (of: PlaceKind) => next.filter((place) => place.kind === of).map((place) => place.key);
  return withValues(search, {
    province: keysOf('province'),
    city: keysOf('city'),
    neighborhood: keysOf('neighborhood'),
    // A place that is asked for by name is wanted wherever the map was.
    bbox: undefined,
  });
}

/** Rows of chosen places, for their boxes: found in the lists they belong to. */
export const placeRowsQuery = (api: Api, queryClient: QueryClient, places: readonly Place[]) => ({
  queryKey: ['places', 'rows', ...places.map(({ kind, key }) => `${kind}:${key}`)],
  queryFn: async () => {
    const found = await Promise.all(places.map((place) => placeOf(api, queryClient, place)));
    return found.flatMap((place, index) => (place ? [row(places[index]?.kind ?? 'city', place, [])] : []));
  },
  staleTime: DAY_MS,
});

async function placeOf(api: Api, queryClient: QueryClient, { kind, key }: Place): Promise<Province | undefined> {
  if (kind === 'city') return cityOf(api, key);
  const [city = ''] = key.split('.');
  const list =
    kind === 'province'
      ? await queryClient.fetchQuery(provincesQuery(api))
      : await queryClient.fetchQuery(neighborhoodsQuery(api, city));
  return list.find((place) => place.key === key);
}

async function cityOf(api: Api, key: string): Promise<City | undefined> {
  try {
    return (await api.get('/cities/:id', { params: { id: key } })).city;
  } catch (error) {
    // An address may name a city of somebody's own making; every other failure is asked again.
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
