import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '#lib/endpoint.ts';

export interface Example {
  params?: object;
  query?: object;
  body?: unknown;
  data: unknown;
}

/** One call and its answer. A test holds both against the contract. */
export const example = <E extends Endpoint>(
  endpoint: E,
  shown: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E>; data: DataOf<E> },
): [Endpoint, Example] => [endpoint, shown as Example];

/** Made up, like everybody and everything in the examples. */
export const IDS = {
  seller: '01980000-0000-7000-8000-00000000000a',
  listing: '01980000-0000-7000-8000-00000000000b',
  photo: '01980000-0000-7000-8000-00000000000c',
  lead: '01980000-0000-7000-8000-00000000000d',
  message: '01980000-0000-7000-8000-00000000000e',
  savedSearch: '01980000-0000-7000-8000-00000000000f',
  category: '01980000-0000-7000-8000-000000000010',
  sale: '01980000-0000-7000-8000-000000000011',
  boost: '01980000-0000-7000-8000-000000000012',
  payment: '01980000-0000-7000-8000-000000000013',
} as const;
