import type { FastifyPluginAsync } from 'fastify';
import type { Lang } from '../../lib/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import { serve } from '../../lib/serve.ts';
import * as contract from './contract.ts';
import { quotaOf } from './queries.ts';

/** What one may still publish. */
export const quotaRoutes: FastifyPluginAsync = async (app) => {
  const listings = async (userId: string, lang: Lang): Promise<contract.ListingQuota> => {
    const row = await quotaOf(app.deps.db, userId);
    if (!row) throw new AppError('quota_unavailable', 503);
    const { code, listing_limit: free, bought, used } = row;
    const allowed = free === null ? null : free + bought;
    return {
      plan: { code, name: lang === 'ar' ? row.name_ar : row.name_en },
      allowed,
      used,
      remaining: allowed === null ? null : Math.max(0, allowed - used),
      unlimited: allowed === null,
      freeLimit: free,
      paidLimit: bought,
    };
  };
  serve(app, contract.listingQuota, async ({ caller, request }) => ({
    quota: await listings(caller.id, request.lang),
  }));
  serve(app, contract.userQuota, async ({ caller, request }) => ({
    listings: await listings(caller.id, request.lang),
  }));
};
