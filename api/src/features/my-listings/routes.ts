import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { failureOf } from '#plugins/error-handler.ts';
import { LISTING_STATUSES } from '../listings/index.ts';
import { listingReachOf } from '../office-team/index.ts';
import { changeStatus, confirm, type OwnerStatus, remove } from './commands.ts';
import * as contract from './contract.ts';
import { handOverListing } from './hand-over.ts';
import { presentMine, type Viewer } from './present.ts';
import { countsByStatus, myListings, type Whose } from './queries.ts';

const PAGE_SIZE = 20;

/** The caller's listings: list, status, deletion, several at once. */
export const myListingRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  const one = async (id: string, userId: string, { lang }: FastifyRequest) => {
    const [{ rows }, { catalogue }, office] = await Promise.all([
      myListings(db, { whose: { userId }, id }, { by: 'updated', direction: 'desc' }, { limit: 1, offset: 0 }),
      facts.get(),
      listingReachOf(db, userId),
    ]);
    if (!rows[0]) throw new AppError('listing_not_found', 404);
    return { listing: presentMine(rows[0], catalogue, { userId, lang, office }) };
  };

  serve(app, contract.myListings, async ({ query, caller, request }) => {
    const [{ catalogue }, office] = await Promise.all([facts.get(), listingReachOf(db, caller.id)]);
    const { status, category, transactionType, sortBy: by = 'updated' } = query;
    const { page = 1, limit = PAGE_SIZE, sortOrder: direction = by === 'title' ? 'asc' : 'desc' } = query;
    // A group stands for the categories below it.
    const wanted = category?.map((ref) => catalogue.categories.find(ref));
    const categoryIds =
      wanted &&
      catalogue.categories.all.filter((own) => own.path.some((above) => wanted.includes(above))).map(({ id }) => id);
    const whose = whoseListings(query.whose, caller.id, office);
    const filter = { whose, status, query: query.query, categoryIds, transactionType };
    const [{ rows, total }, counts] = await Promise.all([
      myListings(db, filter, { by, direction }, { limit, offset: (page - 1) * limit }),
      countsByStatus(db, whose),
    ]);
    const byStatus = LISTING_STATUSES.map((status) => [status, counts[status] ?? 0] as const);
    const all = byStatus.reduce((sum, [, count]) => sum + count, 0);
    return {
      items: rows.map((row) => presentMine(row, catalogue, { userId: caller.id, lang: request.lang, office })),
      page: { number: page, size: limit, total },
      counts: { all, ...(Object.fromEntries(byStatus) as Record<(typeof LISTING_STATUSES)[number], number>) },
    };
  });

  serve(app, contract.myListing, ({ params, caller, request }) => one(params.id, caller.id, request));
  serve(app, contract.changeStatus, async ({ params, body, caller, request }) => {
    await changeStatus(db, { id: params.id, ownerId: caller.id, status: body.status });
    request.log.info({ listingId: params.id, status: body.status }, 'listing status changed');
    return one(params.id, caller.id, request);
  });
  serve(app, contract.confirmListing, async ({ params, caller, request }) => {
    await confirm(db, { id: params.id, ownerId: caller.id });
    return one(params.id, caller.id, request);
  });
  serve(app, contract.deleteListing, async ({ params, caller, request }) => {
    await remove(db, { id: params.id, ownerId: caller.id });
    request.log.info({ listingId: params.id }, 'listing deleted');
    return {};
  });

  serve(app, contract.handOverListing, async ({ params, body, caller, request }) => {
    const handing = { id: params.id, userId: caller.id, to: body.userId, ip: request.ip };
    const keeper = await handOverListing(db, handing);
    request.log.info({ listingId: params.id, to: body.userId }, 'listing handed to a colleague');
    return { keeper };
  });

  serve(app, contract.bulkAction, async ({ body, caller, request }) => {
    const { action, status, listingIds } = body;
    if (action === 'status' && !status) throw new AppError('status_required', 400).on('status');
    const act = (id: string): Promise<void> => {
      const own = { id, ownerId: caller.id };
      if (action === 'delete') return remove(db, own);
      if (action === 'confirm') return confirm(db, own);
      return changeStatus(db, { ...own, status: action === 'archive' ? 'archived' : (status as OwnerStatus) });
    };
    const results = [];
    for (const listingId of [...new Set(listingIds)]) {
      const failure = await act(listingId).then(
        () => null,
        (error: unknown) => {
          // An act that may not be done says why; what is broken on our side breaks the call.
          if (!(error instanceof AppError)) throw error;
          return failureOf(error, request);
        },
      );
      results.push({
        listingId,
        ok: failure === null,
        status:
          failure || action === 'delete'
            ? null
            : action === 'confirm'
              ? 'active'
              : action === 'archive'
                ? 'archived'
                : (status ?? null),
        code: failure?.code ?? null,
        message: failure?.message ?? null,
      } as const);
    }
    const done = results.filter(({ ok }) => ok).length;
    return { results, done, failed: results.length - done };
  });
};

/** Those who do not manage all listings of an office see their own, whatever they ask for. */
function whoseListings(asked: string | undefined, userId: string, office: Viewer['office']): Whose {
  if (!asked || office?.reach !== 'all') return { userId };
  const { officeId } = office;
  return asked === 'team' ? { userId, officeId } : { userId, officeId, colleagueId: asked };
}
