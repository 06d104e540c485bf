import fp from 'fastify-plugin';
import type { Lang } from '#lib/endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's tongue: `Accept-Language`, Arabic unless English comes first. */
    lang: Lang;
  }
}

export const languageOf = (header: string | undefined): Lang => {
  const first = /(?:^|,)\s*(ar|en)\b/i.exec(header ?? '')?.[1];
  return first?.toLowerCase() === 'en' ? 'en' : 'ar';
};

export const locale = fp(
  async (app) => {
    app.decorateRequest('lang', 'ar');
    app.addHook('onRequest', async (request) => {
      request.lang = languageOf(request.headers['accept-language']);
    });
  },
  { name: 'locale' },
);
