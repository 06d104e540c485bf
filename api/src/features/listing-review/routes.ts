import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { nameOf } from '../../lib/catalogue/index.ts';
import { serve } from '../../lib/serve.ts';
import { REJECTION_CODES } from '../listings/contract.ts';
import { REJECTION_REASONS } from '../listings/index.ts';
import * as contract from './contract.ts';
import { approve, reject } from './decide.ts';
import { reviewDetail } from './detail.ts';
import { countQueue, type QueueRow, queue } from './queries.ts';
import { suspend, unsuspend } from './suspend.ts';

const PAGE_SIZE = 30;

/** What waits for an administrator, and what he decides. */
export const listingReviewRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;
  const one = async (id: string, request: FastifyRequest) => {
    const { catalogue } = await facts.get();
    return { listing: await reviewDetail(db, id, catalogue, request.lang) };
  };

  serve(app, contract.pendingListings, async ({ query, request }) => {
    const { kind, after, limit = PAGE_SIZE } = query;
    const { lang } = request;
    const [rows, { total, late }, { catalogue }] = await Promise.all([
      queue(db, { kind, after, limit: limit + 1, lang }),
      countQueue(db, kind),
      facts.get(),
    ]);
    const shown = rows.slice(0, limit);
    const items = shown.map((row) => {
      const category = catalogue.categories.find(row.category_id);
      const place = catalogue.places.byId(row.neighborhood_id ?? '') ?? catalogue.places.byId(row.city_id ?? '');
      const names = { key: category?.slug ?? '', name: category ? nameOf(category, lang) : '' };
      return presentRow(row, names, place ? nameOf(place, lang) : null);
    });
    return { items, next: rows.length > limit ? (shown.at(-1)?.revision_id ?? null) : null, total, late };
  });
  serve(app, contract.rejectionReasons, ({ request }) => ({
    reasons: REJECTION_CODES.map((code) => ({ code, label: REJECTION_REASONS[code][request.lang] })),
  }));
  serve(app, contract.reviewDetail, ({ params, request }) => one(params.id, request));

  serve(app, contract.reviewListing, async ({ params, body, caller, request }) => {
    const decision = { listingId: params.id, actorId: caller.id, ip: request.ip, version: body.version };
    if (body.decision === 'approve') await approve(db, { ...decision, catalogue: (await facts.get()).catalogue });
    else await reject(db, { ...decision, codes: body.reasons, text: body.text });
    request.log.info({ listingId: params.id, by: caller.id, decision: body.decision }, 'listing reviewed');
    return one(params.id, request);
  });
  serve(app, contract.suspendListing, async ({ params, body, caller, request }) => {
    await suspend(db, { listingId: params.id, actorId: caller.id, ip: request.ip, reason: body.reason });
    return one(params.id, request);
  });
  serve(app, contract.unsuspendListing, async ({ params, caller, request }) => {
    await unsuspend(db, { listingId: params.id, actorId: caller.id, ip: request.ip });
    return one(params.id, request);
  });
};

const presentRow = (
  row: QueueRow,
  category: { key: string; name: string },
  place: string | null,
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
  isLate: row.is_late,
});
