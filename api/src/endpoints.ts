import type { z } from 'zod';
import type { features } from './features.ts';
import type { Endpoint } from './lib/endpoint.ts';
import type { genericMessages } from './lib/messages.ts';

type Features = typeof features;
/** Contracts by feature; those without one answer nobody. */
type Contracts = {
  [F in keyof Features as Features[F] extends { contract: object } ? F : never]: ContractOf<Features[F]>;
};
type ContractOf<F> = F extends { contract: infer C } ? C : never;

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
