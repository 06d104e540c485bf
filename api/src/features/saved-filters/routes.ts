import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { deleteFilter, filtersOf, saveFilter } from './save-filter.ts';

/** Filters that an administrator keeps for their own desk. */
export const savedFilterRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.savedFilters, async ({ query: { desk }, caller }) => ({
    filters: await filtersOf(db, caller.id, desk),
  }));
  serve(app, contract.saveFilter, async ({ body, caller }) => ({
    filter: await saveFilter(db, { ...body, userId: caller.id }),
  }));
  serve(app, contract.deleteFilter, async ({ params, caller }) => {
    await deleteFilter(db, caller.id, params.id);
    return {};
  });
};
