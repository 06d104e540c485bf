import type { City, Neighborhood, Province } from '@diyar/api/contracts/locations';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api-client.ts';
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

// Places are silent look-ups kept for a day (spec, sections 7 and 9).
export const provincesQuery = (api: Api) => ({
  queryKey: ['places', 'provinces'],
  queryFn: async () => {
    const { provinces } = await api.lookUp<{ provinces: Province[] }>('/cities/provinces', { provinces: [] });
    return provinces.map((one) => row('province', one, []));
  },
  staleTime: DAY_MS,
});

export const citiesQuery = (api: Api, province: string) => ({
  queryKey: ['places', 'cities', province],
  queryFn: async () => {
    const { cities } = await api.lookUp<{ cities: City[] }>(`/cities/provinces/${province}/cities`, { cities: [] });
    return cities.map((one) => row('city', one, [{ kind: 'province', key: province }]));
  },
  staleTime: DAY_MS,
});

export const neighborhoodsQuery = (api: Api, city: Pick<PlaceRow, 'key' | 'inside'>) => ({
  queryKey: ['places', 'neighborhoods', city.key, city.inside.length],
  queryFn: async () => {
    const path = `/cities/${city.key}/neighborhoods`;
    const { neighborhoods } = await api.lookUp<{ neighborhoods: Neighborhood[] }>(path, { neighborhoods: [] });
    return neighborhoods.map((one) => row('neighborhood', one, [...city.inside, { kind: 'city', key: city.key }]));
  },
  staleTime: DAY_MS,
});

/** Cities and neighborhoods by name; fewer than two letters find nothing, as the spec says. */
export const namedPlacesQuery = (api: Api, name: string) => ({
  queryKey: ['places', 'named', name],
  queryFn: async () => {
    const options = { query: { query: name } };
    const [{ cities }, { neighborhoods }] = await Promise.all([
      api.lookUp<{ cities: City[] }>('/cities/search', { cities: [] }, options),
      api.lookUp<{ neighborhoods: Neighborhood[] }>('/cities/neighborhoods/search', { neighborhoods: [] }, options),
    ]);
    return [
      ...cities.map((one) => row('city', one, [{ kind: 'province', key: one.provinceSlug }])),
      ...neighborhoods.map((one) =>
        row(
          'neighborhood',
          one,
          [
            { kind: 'province', key: one.provinceSlug },
            { kind: 'city', key: one.cityKey },
          ],
          one.cityName,
        ),
      ),
    ];
  },
  enabled: name.length >= 2,
  staleTime: DAY_MS,
});

const LEVEL = { province: 0, city: 1, neighborhood: 2 } as const;

/** Chooses a place, or drops it. What it lies in goes with its choice: the inner place alone is what is meant. */
export function togglePlace(search: Search, { kind, key, inside }: Pick<PlaceRow, 'kind' | 'key' | 'inside'>): Search {
  const chosen = placesOf(search);
  const isIn = chosen.some((one) => one.kind === kind && one.key === key);
  const covers = (one: Place) => LEVEL[one.kind] > LEVEL[kind] && one.key.startsWith(`${key}.`);
  const kept = chosen.filter(
    (one) =>
      !(one.kind === kind && one.key === key) &&
      !inside.some((up) => up.kind === one.kind && up.key === one.key) &&
      !covers(one),
  );
  const next = isIn ? kept : [...kept, { kind, key }];
  const keysOf = (of: PlaceKind) => next.filter((one) => one.kind === of).map((one) => one.key);
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
    const rows = await Promise.all(
      places.map(async ({ kind, key }) => {
        if (kind === 'city') {
          const { city } = await api.lookUp<{ city: City | null }>(`/cities/${key}`, { city: null });
          return city && row('city', city, []);
        }
        const [cityKey = ''] = key.split('.');
        const list =
          kind === 'province'
            ? await queryClient.fetchQuery(provincesQuery(api))
            : await queryClient.fetchQuery(neighborhoodsQuery(api, { key: cityKey, inside: [] }));
        return list.find((one) => one.key === key);
      }),
    );
    return rows.filter((one) => one != null);
  },
  staleTime: DAY_MS,
});
