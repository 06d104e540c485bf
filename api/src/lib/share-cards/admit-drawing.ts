import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** @throws AppError too_many_requests (429) with `Retry-After` when the visitor's address had its share of drawings */
export async function admitDrawing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = await request.server.countDrawing(request);
  if (seconds === 0) return;
  reply.header('retry-after', String(seconds));
  throw new AppError('too_many_requests', 429);
}
