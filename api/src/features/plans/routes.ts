import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../../lib/serve.ts';
import { listPlans } from './contract.ts';
import { plansOffered } from './queries.ts';

/** The pricing page's data; buying comes with subscriptions. */
export const planRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  serve(app, listPlans, async ({ request }) => {
    const rows = await plansOffered(db);
    return {
      plans: rows.map((row) => ({
        code: row.code,
        name: request.lang === 'ar' ? row.name_ar : row.name_en,
        listingLimit: row.listing_limit,
        isFor: row.default_for,
      })),
    };
  });
};
