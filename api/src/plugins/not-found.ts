import fp from 'fastify-plugin';
import { AppError } from '#lib/errors.ts';

/**
 * Answers every path below `/api` that no route has, before the pages' own wildcard would. A route, so that the section gate
 * and the request limit stand in front of it; before parsing, since the body of a call to nowhere is not worth reading.
 */
export const notFound = fp(
  async (api) => {
    const refuse = async () => {
      throw new AppError('not_found', 404);
    };
    api.all('/*', { schema: { hide: true }, preParsing: refuse }, refuse);
  },
  { name: 'not-found', dependencies: ['section-gate'] },
);
