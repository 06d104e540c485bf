import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { nameOf } from '#lib/catalogue/index.ts';
import { resultsOf } from '#lib/each-result.ts';
import { serve } from '#lib/serve.ts';
import { REJECTION_CODES, REJECTION_REASONS } from '../listings/index.ts';
import * as contract from './contract.ts';
import { approve, reject } from './decide.ts';
import { reviewDetail } from './detail.ts';
import { enter, leave, viewersOf } from './presence.ts';
import { countQueue, type QueueRow, queue } from './queries.ts';
import { suspend, unsuspend } from './suspend.ts';
import { undoDecision } from './undo-decision.ts';

const PAGE_SIZE = 30;

/** Listings that wait for an administrator, and the decisions. */
export const listingReviewRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;
  const one = async (id: string, request: FastifyRequest) => {
    const { catalogue } = await facts.get();
    return {
      listing: await reviewDetail(db, id, { catalogue, lang: request.lang, readerId: request.caller?.id ?? '' }),
    };
  };
  const decide = async (
    { decision, reasons, text }: contract.Reasoned,
    item: { listingId: string; actorId: string; ip: string; version: number },
  ) => {
    if (decision === 'approve') await approve(db, { ...item, catalogue: (await facts.get()).catalogue });
    else await reject(db, { ...item, codes: reasons, text });
  };

  serve(app, contract.pendingListings, async ({ query, caller, request }) => {
    const { kind, after, limit = PAGE_SIZE } = query;
    const { lang } = request;
    const [rows, { total, late }, { catalogue }] = await Promise.all([
      queue(db, { kind, after, limit: limit + 1, lang }),
      countQueue(db, kind),
      facts.get(),
    ]);
    const shown = rows.slice(0, limit);
    const viewers = await viewersOf(
      db,
      shown.map(({ id }) => id),
      caller.id,
    );
    const items = shown.map((row) => {
      const category = catalogue.categories.kept(row.category_id);
      const place = catalogue.places.byId(row.neighborhood_id ?? '') ?? catalogue.places.byId(row.city_id ?? '');
      const names = { key: category?.slug ?? '', name: category ? nameOf(category, lang) : '' };
      return presentRow(row, names, place ? nameOf(place, lang) : null, viewers.get(row.id) ?? []);
    });
    return { items, next: rows.length > limit ? (shown.at(-1)?.revision_id ?? null) : null, total, late };
  });
  serve(app, contract.rejectionReasons, ({ request }) => ({
    reasons: REJECTION_CODES.map((code) => ({ code, label: REJECTION_REASONS[code][request.lang] })),
  }));
  serve(app, contract.reviewDetail, ({ params, request }) => one(params.id, request));

  serve(app, contract.reviewListing, async ({ params, body, caller, request }) => {
    const { version } = body;
    await decide(body, { listingId: params.id, actorId: caller.id, ip: request.ip, version });
    request.log.info({ listingId: params.id, by: caller.id, decision: body.decision }, 'listing reviewed');
    return one(params.id, request);
  });
  serve(app, contract.bulkReview, async ({ body, caller, request }) => {
    // Named twice, a listing is decided once.
    const items = [...new Map(body.items.map((item) => [item.listingId, { ...item, id: item.listingId }])).values()];
    const each = await resultsOf(items, request, ({ listingId, version }) =>
      decide(body, { listingId, version, actorId: caller.id, ip: request.ip }),
    );
    const results = each.map(({ id, ...result }) => ({ listingId: id, ...result }));
    const done = results.filter(({ ok }) => ok).length;
    request.log.info({ by: caller.id, decision: body.decision, done, asked: items.length }, 'listings reviewed');
    return { results, done, failed: results.length - done };
  });
  serve(app, contract.undoDecision, async ({ params, caller, request }) => {
    await undoDecision(db, { listingId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ listingId: params.id, by: caller.id }, 'decision taken back');
    return one(params.id, request);
  });
  serve(app, contract.enterListing, async ({ params, caller }) => ({ viewers: await enter(db, params.id, caller.id) }));
  serve(app, contract.leaveListing, async ({ params, caller }) => {
    await leave(db, params.id, caller.id);
    return {};
  });
  serve(app, contract.suspendListing, async ({ params, body, caller, request }) => {
    await suspend(db, { listingId: params.id, actorId: caller.id, ip: request.ip, reason: body.reason });
    return one(params.id, request);
  });
  serve(app, contract.unsuspendListing, async ({ params, body, caller, request }) => {
    await unsuspend(db, { listingId: params.id, actorId: caller.id, ip: request.ip, reason: body.reason });
    return one(params.id, request);
  });
};

const presentRow = (
  row: QueueRow,
  category: { key: string; name: string },
  place: string | null,
  viewers: contract.Viewer[],
): contract.ReviewRow => ({
  id: row.id,
  code: row.code,
  title: row.title,
  category,
  place,
  image: row.image_id && row.image_color ? { id: row.image_id, color: row.image_color } : null,
  imageCount: row.image_count,
  price: row.price_cents === null ? null : row.price_cents / 100,
  owner: { id: row.owner_id, name: row.owner_name, type: row.owner_type },
  office: row.office_name,
  isChange: row.is_change,
  submittedAt: row.submitted_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isLate: row.is_late,
  version: row.version,
  viewers,
});
