import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { viewRoutes } from './routes.ts';

export const viewsFeature = feature({
  about: 'How often listings are opened',
  contract,
  authorisation: {
    'POST /listings/:id/view': open,
  },
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
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      nothing: 'who looked, looked; figures go along with the listing',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'what somebody looked at is their own, and goes with the account',
    },
  ],
});
