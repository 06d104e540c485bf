import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { listingPath } from '#lib/listing-path.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { decideReports } from './decide-reports.ts';
import { type ReportedRow, reportedRows } from './queries.ts';
import { report } from './report.ts';

const PAGE_SIZE = 20;

/** Reports of listings, and what an administrator makes of them. */
export const listingReportRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  serve(app, contract.reportListing, async ({ params, body, caller, request }) => {
    const isHidden = await report(db, { ...body, listingId: params.id, reporterId: caller.id, ip: request.ip });
    request.log.info({ listingId: params.id, type: body.type, isHidden }, 'listing reported');
    return { received: true as const };
  });

  serve(app, contract.reportedListings, async ({ query: { page = 1, limit = PAGE_SIZE }, request }) => {
    const { catalogue } = await facts.get();
    const { rows, total } = await reportedRows(db, { lang: request.lang, limit, offset: (page - 1) * limit });
    return { items: rows.map((row) => present(row, catalogue)), page: { number: page, size: limit, total } };
  });
  serve(app, contract.decideReports, ({ params, body, caller, request }) =>
    decideReports(db, { ...body, listingId: params.id, actorId: caller.id, ip: request.ip }),
  );
};

function present(row: ReportedRow, { places, categories }: Catalogue): contract.ReportedListing {
  const { id, code, title, status, count, weight, types, reports, transaction_type: transactionType } = row;
  const category = categories.find(row.category_id);
  const place = places.byId(row.neighborhood_id ?? '') ?? places.byId(row.city_id ?? '');
  const isPublic = status === 'active' && category && place && transactionType;
  return {
    id,
    code,
    title,
    status,
    count,
    weight,
    types,
    reports,
    heldBack: row.is_held_back,
    path: isPublic ? listingPath({ id, category: category.slug, transactionType, placeKey: place.key }) : null,
    owner: { id: row.owner_id, name: row.owner_name },
    lastAt: row.last_at.toISOString(),
  };
}
