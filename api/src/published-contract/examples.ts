import type { Endpoint } from '#lib/endpoint.ts';
import { actExamples } from './examples/acts.ts';
import type { Example } from './examples/example.ts';
import { listingExamples } from './examples/listings.ts';
import { peopleExamples } from './examples/people.ts';

/** The calls a newcomer makes first: register, sign in, search, a listing, draft, hand in, ask, save, save a search, buy. */
export const EXAMPLES: ReadonlyMap<Endpoint, Example> = new Map([
  ...peopleExamples,
  ...listingExamples,
  ...actExamples,
]);

export const exampleOf = (endpoint: Endpoint): Example | undefined => EXAMPLES.get(endpoint);
