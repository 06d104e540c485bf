import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { prioritiesOf, statsOf } from './queries.ts';
import { MIN_LISTINGS, reorder, setPriorities } from './set-priorities.ts';

const PAGE_SIZE = 50;

/** An owner's own order among his listings; it never lifts one over somebody else's. */
export const listingPriorityRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;

  serve(app, contract.myPriorities, async ({ query, caller, request }) => {
    const { page = 1, limit = PAGE_SIZE } = query;
    const rows = await prioritiesOf(db, { ownerId: caller.id, lang: request.lang, limit, offset: (page - 1) * limit });
    const total = rows[0]?.total ?? 0;
    const items = rows.map(
      ({ image_id, image_color, own_priority: priority, id, code, title, status, rank, views }) => ({
        id,
        code,
        title,
        status,
        priority,
        rank,
        views,
        image: image_id && image_color ? { id: image_id, color: image_color } : null,
      }),
    );
    return { items, page: { number: page, size: limit, total }, enabled: total >= MIN_LISTINGS };
  });
  serve(app, contract.priorityStats, async ({ caller }) => {
    const stats = await statsOf(db, caller.id);
    return { ...stats, enabled: stats.total >= MIN_LISTINGS };
  });
  serve(app, contract.setPriority, async ({ params, body, caller }) => ({
    items: await setPriorities(db, caller.id, [{ listingId: params.listingId, priority: body.priority }]),
  }));
  serve(app, contract.setPriorities, async ({ body, caller }) => ({
    items: await setPriorities(db, caller.id, body.updates),
  }));
  serve(app, contract.reorder, async ({ body, caller }) => ({ items: await reorder(db, caller.id, body.listingIds) }));
};
