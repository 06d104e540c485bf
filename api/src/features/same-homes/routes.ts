import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { decideHome } from './decide-home.ts';
import { isListing, sameHomeOf } from './queries.ts';

/** A home that several offices offer, and the moderator's word about it. */
export const sameHomeRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.sameHome, async ({ params, request }) => {
    if (!(await isListing(db, params.id))) throw new AppError('listing_not_found', 404);
    return sameHomeOf(db, params.id, request.lang);
  });
  serve(app, contract.decideHome, async ({ params, body, caller, request }) => {
    await decideHome(db, { ...body, listingId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ listingId: params.id, by: caller.id, isSame: body.isSame }, 'home decided');
    return sameHomeOf(db, params.id, request.lang);
  });
};
