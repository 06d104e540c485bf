import type { FastifyInstance } from 'fastify';
import { failureOf } from '#plugins/error-handler.ts';
import type { Lang } from './endpoint.ts';
import { AppError } from './errors.ts';

interface OwnCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  lang: Lang;
}

/** Fastify takes no calls of its own process once it closes. */
const CLOSING = 'FST_ERR_REOPENED_CLOSE_SERVER';

/**
 * Pages ask the API through its front door without a socket, as an anonymous visitor. A page that is being drawn when the process
 * ends is told 503, so that it says "in a moment" and not that it is broken.
 */
export const callOwnApi =
  (app: FastifyInstance) =>
  async ({ method, path, query, lang }: OwnCall) => {
    const headers = { 'accept-language': lang, 'x-own-call': app.ownCallSecret };
    const answer = await app.inject({ method: method as 'GET', url: path, query, headers }).catch(whenClosing);
    if (!answer) return { statusCode: 503, body: failureOf(new AppError('service_unavailable', 503), { lang }) };
    const catalogue = answer.headers['x-catalogue'];
    return { statusCode: answer.statusCode, body: answer.json(), catalogue: catalogue?.toString() };
  };

function whenClosing(error: { code?: string }): undefined {
  if (error.code !== CLOSING) throw error;
}
