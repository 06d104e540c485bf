import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { viewRoutes } from './routes.ts';

export const viewsFeature = feature({
  about: 'How often listings are opened',
  contract,
  routes: [viewRoutes],
  retention: [
    // Only a reload of the same day looks for them.
    { table: 'listing_views', isOver: `day < app_now()::date - 1` },
  ],
  owned: ['viewed_listings'],
  text: {
    ours: [
      // Keyed by AUTH_SECRET and the day, gone after two days.
      'listing_views.visitor',
    ],
  },
  tables: ['listing_daily_views', 'listing_stats'],
  personal: [
    {
      what: '`viewed_listings`',
      holds: 'listings that were opened',
      erased: 'erased',
      kept: 'while the account is open',
    },
    { what: '`listing_views`', holds: 'a hash keyed by `AUTH_SECRET` and the day', erased: 'expires', kept: '2 days' },
  ],
  answers: [
    { to: ['listing.*'], nothing: 'who looked, looked; figures go along with the listing' },
    { to: ['person.*'], nothing: 'what somebody looked at is their own, and goes with the account' },
  ],
});
