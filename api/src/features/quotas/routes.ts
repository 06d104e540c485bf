import type { FastifyPluginAsync } from 'fastify';
import { serve } from '#lib/serve.ts';
import { dollarsOf } from '#rules/money.ts';
import * as contract from './contract.ts';
import { listingQuotaOf } from './present.ts';
import { rulesOf } from './product.ts';

/** Places left for publishing. */
export const quotaRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  serve(app, contract.listingQuota, async ({ query, caller, request }) => ({
    quota: await listingQuotaOf(db, caller.id, request.lang, query.purse),
  }));
  serve(app, contract.slotPrice, async () => {
    const { listing_slot_cents, listing_slot_days } = await rulesOf(db);
    return { price: dollarsOf(listing_slot_cents), days: listing_slot_days };
  });
  serve(app, contract.userQuota, async ({ query, caller, request }) => ({
    listings: await listingQuotaOf(db, caller.id, request.lang, query.purse),
  }));
};
