import fp from 'fastify-plugin';
import { unreadablePlace } from '#lib/readable-text.ts';
import { ContractError } from '#lib/validation.ts';

/** Refuses text that nobody can read before any contract sees it: in the path, the query and the body of every call. */
export const readableText = fp(
  async (app) => {
    app.addHook('preValidation', async ({ params, query, body }) => {
      for (const part of [params, query, body]) {
        const path = unreadablePlace(part);
        if (path)
          throw new ContractError([
            { code: 'custom', path, params: { code: 'unreadable' }, message: 'unreadable', input: undefined },
          ]);
      }
    });
  },
  { name: 'readable-text' },
);
