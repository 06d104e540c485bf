import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { approveAdvertisement, rejectAdvertisement } from './decide.ts';
import { presentForAdmin } from './present.ts';
import { priceRows } from './prices.ts';
import { advertisementForAdmin, advertisementsIn } from './queries.ts';
import * as contract from './review-contract.ts';

const PAGE_SIZE = 20;

/** What administrators look at before it shows. */
export const advertisementReviewRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  const one = async (id: string, lang: Lang) => {
    const row = await advertisementForAdmin(db, id);
    if (!row) throw new AppError('advertisement_not_found', 404);
    return { advertisement: presentForAdmin(row, await priceRows(db), lang) };
  };

  serve(app, contract.adQueue, async ({ query, request }) => {
    const { status = 'pending', page: number = 1, limit: size = PAGE_SIZE } = query;
    const [rows, prices] = await Promise.all([advertisementsIn(db, { status, size, number }), priceRows(db)]);
    return {
      advertisements: rows.map((row) => presentForAdmin(row, prices, request.lang)),
      page: { number, size, total: rows[0]?.total ?? 0 },
    };
  });
  serve(app, contract.approveAd, async ({ params: { id }, body, caller, request }) => {
    await approveAdvertisement(db, { id, ...body, actorId: caller.id, ip: request.ip });
    request.log.info({ advertisementId: id, by: caller.id }, 'advertisement approved');
    return one(id, request.lang);
  });
  serve(app, contract.rejectAd, async ({ params: { id }, body, caller, request }) => {
    await rejectAdvertisement(db, { id, ...body, actorId: caller.id, ip: request.ip });
    request.log.info({ advertisementId: id, by: caller.id }, 'advertisement rejected');
    return one(id, request.lang);
  });
};
