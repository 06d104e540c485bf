import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { serve } from '../../lib/serve.ts';
import * as contract from './contract.ts';

const SHOWN = ['id', 'name', 'query'] as const;

/** Filters that an administrator keeps for their own desk. */
export const savedFilterRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.savedFilters, async ({ query: { desk }, caller }) => ({
    filters: await db('saved_filters').where({ user_id: caller.id, desk }).orderBy('name').select(SHOWN),
  }));

  serve(app, contract.saveFilter, ({ body: { desk, name, query }, caller }) =>
    db.transaction(async (trx) => {
      // Filters are counted: two that are kept at once wait for each other.
      await trx('users').where({ id: caller.id }).forUpdate().first('id');
      const [filter] = await trx('saved_filters')
        .insert({ user_id: caller.id, desk, name, query })
        .onConflict(['user_id', 'desk', 'name'])
        .merge(['query'])
        .returning(SHOWN);
      const kept = await trx('saved_filters').where({ user_id: caller.id, desk }).count();
      if (!filter || Number(kept[0]?.count) > contract.MOST_FILTERS) throw new AppError('too_many_filters', 409);
      return { filter };
    }),
  );

  serve(app, contract.deleteFilter, async ({ params: { id }, caller }) => {
    await db('saved_filters').where({ id, user_id: caller.id }).delete();
    return {};
  });
};
