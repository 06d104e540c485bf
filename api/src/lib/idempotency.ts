import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Endpoint, ok } from './endpoint.ts';
import { AppError } from './errors.ts';

/** Names one act of one account, so that a retry repeats the answer and not the effect. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{8,200}$/;

interface Answer {
  status_code: number;
  /** As it was sent, byte for byte. */
  body: string;
}

/**
 * Runs an endpoint's handler in one transaction with the record of its answer: both are there or neither. A failure leaves
 * no record, so the same key may try again.
 * @throws AppError idempotency_key_required, idempotency_key_invalid (400), idempotency_in_progress (409), idempotency_key_reused (422)
 */
export async function answerOnce(
  db: Db,
  { spec, request, reply, userId }: { spec: Endpoint; request: FastifyRequest; reply: FastifyReply; userId: string },
  handle: (trx: Db) => Promise<unknown>,
): Promise<FastifyReply> {
  const key = keyOf(request, spec);
  const answer = await db.transaction(async (trx) => {
    const mine = { user_id: userId, key };
    // Waiting would hold a connection for as long as the first request takes.
    const { rows } = await trx.raw<{ rows: [{ got: boolean }] }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 7415)) as got',
      [`${userId} ${key}`],
    );
    if (!rows[0].got) throw new AppError('idempotency_in_progress', 409);
    const requestHash = hashOf(request);
    const known = await trx('idempotency_keys').where(mine).first();
    if (known) {
      if (!requestHash.equals(known.request_hash)) throw new AppError('idempotency_key_reused', 422);
      reply.header('idempotent-replayed', 'true');
      return known as Answer;
    }
    const data = await handle(trx);
    const fresh: Answer = { status_code: reply.statusCode, body: bodyOf(spec, data, reply.statusCode) };
    await trx('idempotency_keys').insert({ ...mine, request_hash: requestHash, ...fresh });
    return fresh;
  });
  return reply
    .code(answer.status_code)
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(answer.body);
}

/** Whether a call runs under a key: always where money moves, elsewhere when a signed-in caller sends one. */
export const isUnderKey = ({ idempotency }: Endpoint, request: FastifyRequest): boolean =>
  idempotency === 'required' || (idempotency === 'honoured' && request.headers[IDEMPOTENCY_HEADER] !== undefined);

function keyOf(request: FastifyRequest, { idempotency }: Endpoint): string {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined && idempotency === 'required') throw new AppError('idempotency_key_required', 400);
  if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('idempotency_key_invalid', 400);
  return key;
}

/** Validated parts have the contract's order of fields, so two spellings of one request are equal. */
const hashOf = ({ method, routeOptions, params, query, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([method, routeOptions.url, params, query, body ?? null]))
    .digest();

const bodyOf = ({ data: schema }: Endpoint, data: unknown, statusCode: number): string =>
  JSON.stringify(z.encode(ok(schema), { success: true, data, message: null, errors: null, statusCode, code: null }));
