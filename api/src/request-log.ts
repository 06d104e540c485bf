import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** A line per request, when it has been answered, instead of two; and none that repeats an address with its query. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...facts, err: error }, 'request errored');
    else reply.log.info(facts, 'request completed');
  }

  override routeNotFound(): void {}
}
