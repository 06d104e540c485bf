import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

const HEADER = 'x-request-id';
/** As proxies and tracing write them; anything else would be a stranger's words in our log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** The id of a request: the proxy's where it brings one, so that its log and ours name the same, else one of our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Each answer says its request's id, also an error's: whoever reports one can be found in the log by it. */
export const requestId = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
});
