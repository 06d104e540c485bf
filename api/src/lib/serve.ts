import type { Db } from '@diyar/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from './auth/access-tokens.ts';
import { admit } from './auth/admit.ts';
import { PROOF_HEADER } from './auth/proofs.ts';
import { type DataOf, type Endpoint, Failure, ok } from './endpoint.ts';
import { answerOnce, isUnderKey } from './idempotency.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** The caller; null for visitors of a public endpoint. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The transaction that stores the answer under an idempotency key; otherwise the pool. */
  db: Db;
}

const NEEDS_PROOF = `Needs the header \`${PROOF_HEADER}\` with a proof of \`POST /auth/proof\`; 403 \`proof_required\` without.`;
const KEYS = {
  required:
    'Needs the header `Idempotency-Key`: a repetition gets the first answer, 422 with another request, 409 while the first one runs.',
  honoured: 'Takes the header `Idempotency-Key`: a repetition gets the first answer, 422 with another request.',
};
const describe = ({ proof, idempotency }: Endpoint) =>
  [proof && NEEDS_PROOF, idempotency && KEYS[idempotency]].filter(Boolean).join(' ');

/** Mounts an endpoint: `access` lets the caller in, the contract validates the request, the handler returns `data`, the envelope is put round it. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  spec: E,
  handler: (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>,
): void {
  const { access, method, path, params, query, body, summary, tag } = spec;
  const description = describe(spec);
  app.route({
    method,
    url: path,
    schema: {
      summary,
      tags: [tag],
      ...(description && { description }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { '2xx': ok(spec.data), '4xx': Failure, '5xx': Failure },
    },
    config: { endpoint: spec },
    onRequest: (request) => admit(request, spec),
    handler: async (request, reply) => {
      if (access !== 'public') reply.header('cache-control', 'no-store');
      if (spec.success === 201) reply.code(201);
      const handle = async (db: Db) =>
        handler({
          params: request.params as Parsed<E['params']>,
          query: request.query as Parsed<E['query']>,
          body: request.body as Parsed<E['body']>,
          caller: request.caller as Call<E>['caller'],
          request,
          reply,
          db,
        });
      const { db } = app.deps;
      // A visitor has no name that a key could belong to.
      if (request.caller && isUnderKey(spec, request)) {
        return answerOnce(db, { spec, request, reply, userId: request.caller.id }, handle);
      }
      const data = await handle(db);
      // The handler sends a file instead.
      if ((data as unknown) === reply) return reply;
      return { success: true, data, message: null, errors: null, statusCode: reply.statusCode, code: null };
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
