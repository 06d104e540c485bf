import type { Rows } from '#authorisation.ts';
import { allFeatures } from '#features.ts';

export type { Column, Row } from '#authorisation.ts';

/** The matrix of all features: who may call each route. */
export const AUTHORISATION: Rows = Object.assign({}, ...allFeatures.map(({ authorisation }) => authorisation));

/** Every GET route that asks for no sign-in, as it is written in the contracts. */
export const OPEN_ROUTES = Object.entries(AUTHORISATION)
  .filter(([route, { access }]) => access === 'public' && route.startsWith('GET '))
  .map(([route]) => route.slice(4));

/** A route's addresses with each of these ids in its place, bare and with each of these queries. */
export function addressesOf(route: string, ids: readonly string[], queries: readonly string[]): string[] {
  const filled = route.includes(':') ? ids.map((id) => route.replace(/:\w+/, id)) : [route];
  return filled.flatMap((address) => [address, ...queries.map((query) => `${address}?${query}`)]);
}
