import type { FastifyInstance } from 'fastify';
import type { Lang } from './endpoint.ts';

interface OwnCall {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  lang: Lang;
}

/** Pages ask the API through its front door without a socket, as an anonymous visitor. */
export const callOwnApi =
  (app: FastifyInstance) =>
  async ({ method, path, query, lang }: OwnCall) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      query,
      headers: { 'accept-language': lang, 'x-own-call': app.ownCallSecret },
    });
    const catalogue = answer.headers['x-catalogue'];
    return { statusCode: answer.statusCode, body: answer.json(), catalogue: catalogue?.toString() };
  };
