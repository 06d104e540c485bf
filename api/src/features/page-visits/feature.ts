import type { FastifyPluginAsync } from 'fastify';
import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { askedPeriod } from '#lib/asked-period.ts';
import { serve } from '#lib/serve.ts';
import * as contract from './contract.ts';
import { sumVisits } from './sum-visits.ts';

const pageVisitRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.deps;
  serve(app, contract.getPageVisits, async ({ query }) => sumVisits(db, await askedPeriod(db, query)));
};

export const pageVisitsFeature = feature({
  about: 'How often pages are opened, counted without anybody’s address',
  contract,
  authorisation: {
    'GET /admin/page-visits': admin('statistics'),
  },
  routes: [pageVisitRoutes],
  retention: [
    // Only a reload of the same day looks for them.
    { table: 'page_visitors', isOver: `day < app_now()::date - 1` },
    { table: 'address_counts', isOver: `day < (app_now() at time zone 'Asia/Damascus')::date - 1` },
    // An address's usual count, over a week.
    { table: 'address_days', isOver: `day < (app_now() at time zone 'Asia/Damascus')::date - 8` },
  ],
  text: {
    ours: [
      // Random names, and hashes keyed by AUTH_SECRET and the day.
      'address_counts.address',
      'address_days.address',
      'page_visitors.visitor',
    ],
    tables: ['page_visits'],
  },
  personal: [
    {
      what: '`address_counts`, `address_days`',
      holds:
        'how much an address (IPv4 /24, IPv6 /64) counts, as a hash keyed by `AUTH_SECRET`; of nobody in particular',
      erased: 'expires',
      kept: '2 and 8 days',
    },
    { what: '`page_visitors`', holds: 'a hash keyed by `AUTH_SECRET` and the day', erased: 'expires', kept: '2 days' },
  ],
});
