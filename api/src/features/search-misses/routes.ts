import type { FastifyPluginAsync } from 'fastify';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { dropMiss, missesOf } from './queries.ts';

const PAGE_SIZE = 20;

export const searchMissRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.listMisses, async ({ query }) => {
    const { page: number = 1 } = query;
    const { misses, total } = await missesOf(db, { size: PAGE_SIZE, skip: (number - 1) * PAGE_SIZE });
    return { misses, page: { number, size: PAGE_SIZE, total } };
  });

  serve(app, contract.dropMiss, async ({ params, caller, request }) => {
    await db.transaction(async (trx) => {
      const words = await dropMiss(trx, params.id);
      if (words === undefined) throw new AppError('search_miss_not_found', 404);
      await audit(trx, {
        actorId: caller.id,
        ip: request.ip,
        action: 'search_miss.drop',
        subjectKind: 'search_miss',
        subjectId: params.id,
        before: { words },
      });
    });
    return null;
  });
};
