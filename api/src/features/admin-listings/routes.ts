import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '#lib/catalogue/index.ts';
import { serve } from '#lib/serve.ts';
import { auditExport } from '#lib/tables/audit-export.ts';
import { mapped, rowsByPage } from '#lib/tables/rows-by-page.ts';
import { sendTable } from '#lib/tables/write-table.ts';
import * as contract from './contract.ts';
import { deleteListing } from './delete-listing.ts';
import { listingTable } from './export-listings.ts';
import { featureListing } from './feature-listing.ts';
import { presentListing } from './present.ts';
import { type AdminListingRow, adminListings, countListings, type Wanted } from './queries.ts';
import { transferListing } from './transfer-listing.ts';
import { transferListings } from './transfer-listings.ts';

const PAGE_SIZE = 30;
/** Of no category and no place. */
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/** All listings, for administrators. */
export const adminListingRoutes: FastifyPluginAsync = async (app) => {
  const { db, facts } = app.deps;

  serve(app, contract.adminListings, async ({ query, request }) => {
    const { order = 'newest', after, limit = PAGE_SIZE, ...filter } = query;
    const { catalogue } = await facts.get();
    const wanted = resolve(filter, catalogue);
    const [rows, total] = await Promise.all([
      adminListings(db, wanted, { lang: request.lang, order, after, limit: limit + 1 }),
      countListings(db, wanted),
    ]);
    const shown = rows.slice(0, limit);
    return {
      items: shown.map((row) => presentListing(row, catalogue, request.lang)),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      total,
    };
  });
  serve(app, contract.exportListings, async ({ query, caller, request, reply }) => {
    const { format, ...filter } = query;
    const { lang } = request;
    const { catalogue } = await facts.get();
    const wanted = resolve(filter, catalogue);
    await auditExport(db, { what: 'listings', format, filter, actorId: caller.id, request });
    const rows = rowsByPage<AdminListingRow>((last, limit) =>
      adminListings(db, wanted, { lang, order: 'newest', after: last?.id, limit }),
    );
    const listings = mapped(rows, (row) => presentListing(row, catalogue, lang));
    return sendTable(reply, listingTable(listings, lang), { name: 'diyar-listings', format, lang });
  });
  serve(app, contract.featureListing, async ({ params, body, caller, request }) => {
    const until = await featureListing(db, {
      listingId: params.id,
      actorId: caller.id,
      ip: request.ip,
      days: body.days,
    });
    return { featuredUntil: until?.toISOString() ?? null };
  });
  serve(app, contract.deleteAnyListing, async ({ params, body, caller, request }) => {
    await deleteListing(db, { listingId: params.id, actorId: caller.id, ip: request.ip, reason: body.reason });
    request.log.info({ listingId: params.id, by: caller.id }, 'listing deleted by an administrator');
    return {};
  });
  serve(app, contract.transferListings, async ({ params, body, caller, request }) => {
    const done = await transferListings(db, { ...body, userId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ userId: params.id, by: caller.id, to: body.to, ...done }, 'listings transferred');
    return done;
  });
  serve(app, contract.transferListing, async ({ params, body, caller, request }) => {
    const now = await transferListing(db, { ...body, listingId: params.id, actorId: caller.id, ip: request.ip });
    request.log.info({ listingId: params.id, by: caller.id, to: body.to }, 'listing transferred');
    return now;
  });
};

function resolve({ category, province, ...rest }: contract.ListingFilter, { categories, places }: Catalogue): Wanted {
  const named = category?.map((ref) => categories.find(ref));
  return {
    ...rest,
    ...(named && {
      categoryIds: categories.all.filter((own) => own.path.some((above) => named.includes(above))).map(({ id }) => id),
    }),
    ...(province && { provinceId: places.byKey('province', province)?.id ?? NOWHERE }),
  };
}
