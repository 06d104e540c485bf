import type { DraftContent } from '@diyar/api/contracts/listing-form';
import type { NamedFiles } from '@diyar/api/contracts/listing-media';
import type { City, FoundStreet, Neighborhood, Province } from '@diyar/api/contracts/locations';
import type { Body } from '@diyar/api/endpoints';
import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { PRIVATE } from '#lib/query-client.ts';
import type { FormFacts } from './facts.ts';
import type { Located } from './place-fit.ts';
import type { Point } from './point.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FACTS = ['listing-form', 'facts'];
/** The form says itself what went wrong. */
const quiet = { errorToast: false } as const;

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listing-form', 'categories'],
    queryFn: async ({ signal }) => (await api.get('/categories', { signal })).categories,
    staleTime: DAY_MS,
  });

const transactionTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listing-form', 'transaction-types'],
    queryFn: async ({ signal }) => (await api.get('/transaction-types', { signal })).transactionTypes,
    staleTime: DAY_MS,
  });

/** What can be said in a category; of one that is switched off only to those who have the listing in it. */
async function categoryFor(api: Api, categoryId: string, listingId: string, signal: AbortSignal) {
  try {
    const { category, attributes } = await api.get('/categories/:id', { params: { id: categoryId }, ...quiet, signal });
    return { category, attributes, isShown: true };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'category_not_found')) throw error;
    return api.get('/listings/:id/draft/category', { params: { id: listingId }, ...quiet, signal });
  }
}

/** The server judged by other questions than those that are drawn. */
export const askFactsAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: FACTS });

/** Everything the form is drawn from, for one category. */
export const factsQuery = (api: Api, categoryId: string, listingId: string) =>
  queryOptions({
    queryKey: [...FACTS, categoryId, listingId],
    queryFn: async ({ client, signal }): Promise<FormFacts> => {
      const [{ category, attributes, isShown }, types] = await Promise.all([
        categoryFor(api, categoryId, listingId, signal),
        client.fetchQuery(transactionTypesQuery(api)),
      ]);
      const offered = category.transactionTypes.flatMap((slug) => types.find((place) => place.slug === slug) ?? []);
      return { asked: categoryId, isShown, category, attributes, transactionTypes: offered };
    },
    // Catalogues change under a form that is open for an hour: the questions are asked for again while it is looked at.
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
    enabled: categoryId !== '',
  });

const DRAFTS = [PRIVATE, 'drafts'];
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: DRAFTS,
    queryFn: async ({ signal }) => (await api.get('/listings/drafts', { signal })).items,
  });

export const QUOTA = [PRIVATE, 'listing-quota'];
export const quotaQuery = (api: Api) =>
  queryOptions({
    queryKey: QUOTA,
    queryFn: async ({ signal }) => (await api.get('/users/listings/quota', { signal })).quota,
  });

export const readDraft = async (api: Api, id: string) =>
  (await api.get('/listings/:id/draft', { params: { id } })).draft;

export type Save = { content: DraftContent; baseVersion: number; reopen?: boolean };
export const sendDraft = async (api: Api, id: string, body: Save) =>
  (await api.put('/listings/:id/draft', { params: { id }, ...quiet, body })).draft;

/** Out of the archive: public again, or a draft when it never was. */
export const restoreListing = (api: Api, id: string, status: 'active' | 'draft') =>
  api.put('/listings/:id/status', { params: { id }, ...quiet, body: { status } });

export const discardDraft = (api: Api, id: string) => api.delete('/listings/:id/draft', { params: { id } });

export type Submission = DraftContent & { baseVersion: number; files?: NamedFiles };
/** Sent twice, the listing is there once: it has its id from here. The server judges what was typed, and answers by field. */
export const createListing = async (api: Api, id: string, content: Submission) => {
  const body = { ...content, id } as Body<'POST /listings'>;
  // A rejected listing is handed in again under its id, changed.
  const idempotencyKey = `${id}:${content.baseVersion}`;
  return (await api.post('/listings', { ...quiet, body, idempotencyKey })).listing;
};
export const updateListing = async (api: Api, id: string, body: Submission) =>
  (await api.put('/listings/:id', { params: { id }, ...quiet, body: body as Body<'PUT /listings/:id'> })).listing;

export type PlaceOption = Pick<Province, 'key' | 'name' | 'lng' | 'lat' | 'bbox'>;
export type FoundPlace = PlaceOption & {
  province: string;
  city: string;
  neighborhood: string;
  detail: string;
  /** As the address says it. */
  street?: string;
};
/** Cities, neighborhoods and streets by name; fewer than two letters find nothing, as the spec says. */
export const foundPlacesQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['listing-form', 'found-places', name],
    queryFn: async (): Promise<FoundPlace[]> => {
      const query = { query: { query: name } };
      const [{ cities }, { neighborhoods }, { streets }] = await Promise.all([
        api.get('/cities/search', query),
        api.get('/cities/neighborhoods/search', query),
        api.get('/streets/search', query),
      ]);
      const asCity = (place: City) => ({
        ...place,
        province: place.provinceSlug,
        city: place.key,
        neighborhood: '',
        detail: '',
      });
      const asNeighborhood = (place: Neighborhood) => ({
        ...place,
        province: place.provinceSlug,
        city: place.cityKey,
        neighborhood: place.key,
        detail: place.cityName,
      });
      // Streets run through several quarters: the pin says in which of them it is.
      const asStreet = ({ key, label, name, lng, lat, bbox, provinceSlug, cityKey, cityName }: FoundStreet) => ({
        ...{ key, name: label, lng, lat, bbox, province: provinceSlug, city: cityKey, neighborhood: '' },
        ...{ detail: cityName, street: name },
      });
      return [
        ...cities.slice(0, 5).map(asCity),
        ...neighborhoods.slice(0, 8).map(asNeighborhood),
        ...streets.map(asStreet),
      ];
    },
    enabled: name.length >= 2,
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  });

/** Places whose shapes hold a point; undefined when that could not be found out (spec, section 7). */
export async function locatePoint(api: Api, { lat, lng }: Point, signal?: AbortSignal): Promise<Located | undefined> {
  const query = { latitude: lat, longitude: lng };
  return api.get('/cities/locate', { query, signal }).catch(() => undefined);
}

/** Distances measured round the pin, as the listing's page will tell them. */
export const measuredQuery = (api: Api, point: Point | undefined, approximate: boolean) =>
  queryOptions({
    queryKey: ['listing-form', 'measured', point, approximate],
    queryFn: point
      ? ({ signal }) =>
          api.get('/listings/around', { query: { latitude: point.lat, longitude: point.lng, approximate }, signal })
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: DAY_MS,
  });
