import type { z } from 'zod';
import type { Endpoint } from './lib/endpoint.ts';
import type { genericMessages } from './lib/messages.ts';

/** Contracts by feature; `contracts.test.ts` fails on a feature that is missing here. */
interface Contracts {
  'account-views': typeof import('./features/account-views/contract.ts');
  accounts: typeof import('./features/accounts/contract.ts');
  'admin-attributes': typeof import('./features/admin-attributes/contract.ts');
  'admin-categories': typeof import('./features/admin-categories/contract.ts');
  'admin-listings': typeof import('./features/admin-listings/contract.ts');
  'admin-users': typeof import('./features/admin-users/contract.ts');
  advertisements: typeof import('./features/advertisements/contract.ts');
  'audit-log': typeof import('./features/audit-log/contract.ts');
  'background-jobs': typeof import('./features/background-jobs/contract.ts');
  boosts: typeof import('./features/boosts/contract.ts');
  categories: typeof import('./features/categories/contract.ts');
  'catalogue-report': typeof import('./features/catalogue-report/contract.ts');
  'catalogue-transfer': typeof import('./features/catalogue-transfer/contract.ts');
  contact: typeof import('./features/contact/contract.ts');
  credits: typeof import('./features/credits/contract.ts');
  favourites: typeof import('./features/favourites/contract.ts');
  leads: typeof import('./features/leads/contract.ts');
  'listing-appeals': typeof import('./features/listing-appeals/contract.ts');
  'listing-form': typeof import('./features/listing-form/contract.ts');
  'listing-import': typeof import('./features/listing-import/contract.ts');
  'listing-media': typeof import('./features/listing-media/contract.ts');
  'listing-priority': typeof import('./features/listing-priority/contract.ts');
  'listing-reports': typeof import('./features/listing-reports/contract.ts');
  'listing-review': typeof import('./features/listing-review/contract.ts');
  listings: typeof import('./features/listings/contract.ts');
  locations: typeof import('./features/locations/contract.ts');
  'my-listings': typeof import('./features/my-listings/contract.ts');
  notifications: typeof import('./features/notifications/contract.ts');
  'office-applications': typeof import('./features/office-applications/contract.ts');
  'office-reviews': typeof import('./features/office-reviews/contract.ts');
  'office-team': typeof import('./features/office-team/contract.ts');
  offices: typeof import('./features/offices/contract.ts');
  'own-office': typeof import('./features/own-office/contract.ts');
  'page-visits': typeof import('./features/page-visits/contract.ts');
  'online-payments': typeof import('./features/online-payments/contract.ts');
  payments: typeof import('./features/payments/contract.ts');
  places: typeof import('./features/places/contract.ts');
  plans: typeof import('./features/plans/contract.ts');
  profile: typeof import('./features/profile/contract.ts');
  quotas: typeof import('./features/quotas/contract.ts');
  reports: typeof import('./features/reports/contract.ts');
  reveals: typeof import('./features/reveals/contract.ts');
  'same-homes': typeof import('./features/same-homes/contract.ts');
  'saved-filters': typeof import('./features/saved-filters/contract.ts');
  'saved-searches': typeof import('./features/saved-searches/contract.ts');
  'search-index': typeof import('./features/search-index/contract.ts');
  'search-misses': typeof import('./features/search-misses/contract.ts');
  'search-words': typeof import('./features/search-words/contract.ts');
  search: typeof import('./features/search/contract.ts');
  'shop-window': typeof import('./features/shop-window/contract.ts');
  sitemaps: typeof import('./features/sitemaps/contract.ts');
  statistics: typeof import('./features/statistics/contract.ts');
  'subscription-listings': typeof import('./features/subscription-listings/contract.ts');
  subscriptions: typeof import('./features/subscriptions/contract.ts');
  'user-activity': typeof import('./features/user-activity/contract.ts');
  viewings: typeof import('./features/viewings/contract.ts');
  views: typeof import('./features/views/contract.ts');
  waiting: typeof import('./features/waiting/contract.ts');
}

type Method = Endpoint['method'];
type Declaration = { readonly method: Method; readonly path: string; readonly access: string };
/** An export that is an endpoint, or a group of endpoints. */
type DeclaredBy<V> = V extends Declaration ? V : V extends Record<string, Declaration> ? V[keyof V] : never;
type Declared = { [F in keyof Contracts]: DeclaredBy<Contracts[F][keyof Contracts[F]]> }[keyof Contracts];

/** Every endpoint under its key, `GET /listings/:id/draft`. Types only: nothing of a contract reaches the browser. */
export type Endpoints = { [E in Declared as `${E['method']} ${E['path']}`]: E };
export type EndpointKey = keyof Endpoints;

/** The endpoints of one method by their path, those with a file for an answer left out. */
export type EndpointsOf<M extends Method> = { [E in Exclude<Extract<Declared, { method: M }>, Filed> as E['path']]: E };
export type FileEndpoints = { [E in Extract<Declared, Filed> as E['path']]: E };
type Filed = { file: readonly string[] };

/** The `data` of a successful answer. */
export type Answer<K extends EndpointKey> = AnswerOf<Endpoints[K]>;
export type Params<K extends EndpointKey> = Input<Endpoints[K], 'params'>;
export type Body<K extends EndpointKey> = Input<Endpoints[K], 'body'>;
/** A query as the client takes it: an empty value is left out of the address. */
export type Query<K extends EndpointKey> = OrEmpty<Input<Endpoints[K], 'query'>>;
/** Codes of the failures that an endpoint declares; without a key those of all endpoints, and those of any request. */
export type ErrorCode<K extends EndpointKey = EndpointKey> = CodesOf<Endpoints[K]> | keyof typeof genericMessages;

// Conditional types that tsc leaves alone until an endpoint is named; constraints would be held against all 150.
export type AnswerOf<E> = E extends { data: infer S } ? z.output<S> : never;
/** The parts of a call beyond its path; those that need not be given are optional. */
export type Given<E> = Part<'params', Input<E, 'params'>> & Part<'query', OrEmpty<Input<E, 'query'>>> & BodyPart<E>;
type CodesOf<E> = E extends { errors: readonly (infer C)[] } ? C : never;
type Input<E, P extends string> = E extends { [key in P]: infer S } ? z.input<S> : undefined;

type OrEmpty<Q> = Q extends object
  ? { [N in keyof Q as undefined extends Q[N] ? never : N]: Q[N] } & {
      [N in keyof Q as undefined extends Q[N] ? N : never]?: Q[N] | '' | null;
    }
  : Q;
type Part<N extends string, T> = T extends undefined
  ? { [key in N]?: undefined }
  : Record<never, never> extends T
    ? { [key in N]?: T }
    : { [key in N]: T };
/** Without a schema the body is a file, or nothing. */
type BodyPart<E> = E extends { body: infer S }
  ? Part<'body', z.input<S>>
  : { body?: FormData | Blob | Record<string, never> };
