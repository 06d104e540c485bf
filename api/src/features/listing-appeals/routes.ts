import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { appeal } from './appeal.ts';
import * as contract from './contract.ts';
import { decideAppeal } from './decide-appeal.ts';
import { appealsIn, countAppeals } from './queries.ts';

const PAGE_SIZE = 20;

/** Owners who object to a decision, and whoever looks at it again. */
export const listingAppealRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  serve(app, contract.appealListing, async ({ params, body, caller, request }) => {
    const added = await appeal(db, { listingId: params.id, ownerId: caller.id, text: body.text });
    request.log.info({ listingId: params.id, appealId: added.id }, 'decision appealed');
    return { appeal: added };
  });
  serve(app, contract.listAppeals, async ({ query, caller, request }) => {
    const { state = 'open', page: number = 1, limit: size = PAGE_SIZE } = query;
    const reader = { lang: request.lang, readerId: caller.id };
    const [appeals, total] = await Promise.all([
      appealsIn(db, { state, limit: size, offset: (number - 1) * size }, reader),
      countAppeals(db, state),
    ]);
    return { appeals, page: { number, size, total } };
  });
  serve(app, contract.decideAppeal, async ({ params, body, caller, request }) => {
    const { catalogue } = await facts.get();
    const act = { ...body, appealId: params.id, actorId: caller.id, ip: request.ip, catalogue };
    const state = await decideAppeal(db, act);
    request.log.info({ appealId: params.id, by: caller.id, state }, 'appeal decided');
    return { state };
  });
};
