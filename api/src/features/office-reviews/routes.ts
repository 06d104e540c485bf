import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { serve } from '#lib/serve.ts';
import { findOffice } from '../offices/index.ts';
import * as contract from './contract.ts';
import { meanOf, presentReported, presentReview } from './present.ts';
import { hasMet, isOfOffice, isProven, reportedRows, reviewById, reviewOf, shownReviews, starsOf } from './queries.ts';
import { decideReview, reportReview } from './report-review.ts';
import { answerReview, deleteReview, writeReview } from './write-review.ts';

const PAGE_SIZE = 10;
const QUEUE_SIZE = 20;

/** Reviews of offices: read by everyone, written by people who met the office, answered by it, watched by administrators. */
export const officeReviewRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  const idOf = async (ref: string) => {
    const office = await findOffice(db, ref);
    if (!office) throw new AppError('office_not_found', 404);
    return office.id;
  };
  const mine = async (officeId: string, userId: string): Promise<contract.MyReview> => {
    const [row, met, proven, isOwn] = await Promise.all([
      reviewOf(db, officeId, userId),
      hasMet(db, officeId, userId),
      isProven(db, userId),
      isOfOffice(db, officeId, userId),
    ]);
    const review = row ? { ...presentReview(row), hiddenReason: row.hidden_reason, version: row.version } : null;
    return {
      review,
      mayReview: !isOwn && ((met && proven) || review !== null),
      needsProof: !isOwn && review === null && met && !proven,
    };
  };

  serve(app, contract.officeReviews, async ({ params, query: { page = 1, limit = PAGE_SIZE } }) => {
    const officeId = await idOf(params.id);
    const [rows, stars] = await Promise.all([
      shownReviews(db, officeId, { limit, offset: (page - 1) * limit }),
      starsOf(db, officeId),
    ]);
    const total = stars.reduce((sum, count) => sum + count, 0);
    return { items: rows.map(presentReview), page: { number: page, size: limit, total }, rating: meanOf(stars), stars };
  });
  serve(app, contract.myReview, async ({ params, caller }) => mine(await idOf(params.id), caller.id));
  serve(app, contract.writeReview, async ({ params, body, caller, request }) => {
    const officeId = await idOf(params.id);
    await writeReview(db, { ...body, officeId, userId: caller.id });
    request.log.info({ officeId }, 'office reviewed');
    return mine(officeId, caller.id);
  });
  serve(app, contract.deleteReview, async ({ params, caller }) => {
    const officeId = await idOf(params.id);
    await deleteReview(db, officeId, caller.id);
    return mine(officeId, caller.id);
  });
  serve(app, contract.answerReview, async ({ params, body, caller }) => {
    await answerReview(db, { ...body, reviewId: params.id, userId: caller.id });
    const row = await reviewById(db, params.id);
    if (!row) throw new AppError('review_not_found', 404);
    return { review: presentReview(row) };
  });
  serve(app, contract.reportReview, async ({ params, body, caller, request }) => {
    await reportReview(db, { ...body, reviewId: params.id, userId: caller.id });
    request.log.info({ reviewId: params.id, reason: body.reason }, 'office review reported');
    return { received: true as const };
  });

  serve(app, contract.reportedReviews, async ({ query: { show, page = 1, limit = QUEUE_SIZE }, request }) => {
    const rows = await reportedRows(db, show, { limit, offset: (page - 1) * limit });
    const items = rows.map((row) => presentReported(row, request.lang));
    return { items, page: { number: page, size: limit, total: rows[0]?.total ?? 0 } };
  });
  serve(app, contract.decideReview, async ({ params, body, caller, request }) => {
    const hidden = await decideReview(db, { ...body, reviewId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ reviewId: params.id, decision: body.decision }, 'office review decided');
    return { hidden };
  });
};
