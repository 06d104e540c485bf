import { z } from 'zod';
import { endpoint, several } from '#lib/endpoint.ts';

const language = z.enum(['ar', 'en']).optional();
/** An id or a key: both are addresses of a place. */
const PlaceRef = z.string().min(1).max(80);

export const Province = z.object({
  id: z.uuid(),
  slug: z.string(),
  key: z.string(),
  name: z.string(),
  lng: z.number(),
  lat: z.number(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export const City = Province.extend({ provinceSlug: z.string() });
export const Neighborhood = Province.extend({ cityKey: z.string(), cityName: z.string(), provinceSlug: z.string() });
export type City = z.infer<typeof City>;
export type Province = z.infer<typeof Province>;
export type Neighborhood = z.infer<typeof Neighborhood>;

export const provinces = endpoint({
  method: 'GET',
  path: '/cities/provinces',
  access: 'public',
  tag: 'locations',
  summary: 'The fourteen governorates',
  query: z.strictObject({ language }),
  data: z.object({ provinces: z.array(Province) }),
});
export const citiesOfProvince = endpoint({
  method: 'GET',
  path: '/cities/provinces/:province/cities',
  access: 'public',
  tag: 'locations',
  summary: 'Cities and towns of a governorate',
  params: z.strictObject({ province: PlaceRef }),
  query: z.strictObject({ language }),
  data: z.object({ cities: z.array(City) }),
  errors: ['place_not_found'],
});
export const searchCities = endpoint({
  method: 'GET',
  path: '/cities/search',
  access: 'public',
  tag: 'locations',
  summary: 'Cities by name; nothing for fewer than two letters',
  query: z.strictObject({ query: z.string().trim().max(100).default(''), language }),
  data: z.object({ cities: z.array(City) }),
});
export const getCity = endpoint({
  method: 'GET',
  path: '/cities/:id',
  access: 'public',
  tag: 'locations',
  summary: 'One city',
  params: z.strictObject({ id: PlaceRef }),
  query: z.strictObject({ language }),
  data: z.object({ city: City }),
  errors: ['place_not_found'],
});
export const locatePoint = endpoint({
  method: 'GET',
  path: '/cities/locate',
  access: 'public',
  tag: 'locations',
  summary:
    'Which province, city and neighborhood hold a point, and which street it stands on; `inside` is false outside Syria',
  query: z.strictObject({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
    language,
  }),
  data: z.object({
    inside: z.boolean(),
    province: Province.nullable(),
    city: City.nullable(),
    neighborhood: Neighborhood.nullable(),
    /** Within 60 m; null where none with a name is known. */
    street: z.object({ key: z.string(), name: z.string() }).nullable(),
    /** In a lake or a river; or in a town, but further than 300 m from every street: in the sea, or by a slip of the hand. */
    isOffStreets: z.boolean(),
  }),
});
export const neighborhoodsOfCity = endpoint({
  method: 'GET',
  path: '/cities/:id/neighborhoods',
  access: 'public',
  tag: 'locations',
  summary: 'Neighborhoods of a city',
  params: z.strictObject({ id: PlaceRef }),
  query: z.strictObject({ language }),
  data: z.object({ neighborhoods: z.array(Neighborhood) }),
  errors: ['place_not_found'],
});
export const searchNeighborhoods = endpoint({
  method: 'GET',
  path: '/cities/neighborhoods/search',
  access: 'public',
  tag: 'locations',
  summary: 'Neighborhoods by name, in one city or all; nothing for fewer than two letters',
  query: z.strictObject({ query: z.string().trim().max(100).default(''), language, cityId: PlaceRef.optional() }),
  data: z.object({ neighborhoods: z.array(Neighborhood) }),
});
export const FoundStreet = z.object({
  key: z.string(),
  /** With its town where another has one of that name, with its quarter where its own town has. */
  label: z.string(),
  /** As it stands in an address. */
  name: z.string(),
  lng: z.number(),
  lat: z.number(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  provinceSlug: z.string(),
  cityKey: z.string(),
  cityName: z.string(),
});
export type FoundStreet = z.infer<typeof FoundStreet>;

export const searchStreets = endpoint({
  method: 'GET',
  path: '/streets/search',
  access: 'public',
  tag: 'locations',
  summary: 'Streets by the beginning of their names, the longest first; nothing for fewer than two letters',
  query: z.strictObject({ query: z.string().trim().max(100).default(''), language }),
  data: z.object({ streets: z.array(FoundStreet) }),
});
export const streets = endpoint({
  method: 'GET',
  path: '/streets',
  access: 'public',
  tag: 'locations',
  summary: 'Streets by their keys, with the box each runs in; those that there are not are left out',
  query: z.strictObject({ keys: several(z.string().max(80), 30), language }),
  data: z.object({
    streets: z.array(
      z.object({ key: z.string(), name: z.string(), bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
    ),
  }),
});
