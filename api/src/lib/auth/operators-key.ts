import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isSame } from './secrets.ts';

/**
 * Lets programs of the operator in, by `Authorization: Bearer KEY`.
 * @throws AppError not_found (404) where no key is set: the address does not exist; unauthorized (401) with another
 */
export function assertOperatorsKey({ headers }: FastifyRequest, key: string | null): void {
  if (key === null) throw new AppError('not_found', 404);
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (!isSame(given, key)) throw new AppError('unauthorized', 401);
}
