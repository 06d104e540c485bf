import { admin, inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import { advertisementReviewRoutes } from './admin-routes.ts';
import { ADVERTISEMENT_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { advertisementMessages } from './messages.ts';
import { advertisementsNotifications } from './notification-words.ts';
import { advertisementProduct } from './product.ts';
import { advertisementRoutes } from './routes.ts';
import { shownRoutes } from './shown/routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof advertisementsNotifications> {}
  }
}

export const advertisementsFeature = feature({
  about: 'Banners: booking, showing, deciding',
  contract,
  authorisation: {
    'GET /placements': inSection('advertisements'),
    'POST /placements': inSection('advertisements'),
    'POST /placements/pictures': inSection('advertisements'),
    'GET /placements/:id': inSection('advertisements'),
    'PUT /placements/:id': inSection('advertisements'),
    'DELETE /placements/:id': inSection('advertisements'),
    'POST /placements/:id/pause': inSection('advertisements'),
    'POST /placements/:id/resume': inSection('advertisements'),
    'GET /placements/:id/analytics': inSection('advertisements'),
    'GET /admin/placements': admin('advertisements-review'),
    'POST /admin/placements/:id/approve': admin('advertisements-review'),
    'POST /admin/placements/:id/reject': admin('advertisements-review'),
    'GET /placements/display': open,
    'GET /placements/pricing': open,
    'GET /placements/sizes': open,
    'GET /placements/visit/:showing': open,
    'POST /placements/called': open,
    'POST /placements/seen': open,
  },
  routes: [advertisementReviewRoutes, advertisementRoutes, shownRoutes],
  messages: advertisementMessages,
  notifications: advertisementsNotifications,
  products: { advertisement: advertisementProduct },
  clock: ADVERTISEMENT_CLOCK,
  retention: [
    { table: 'advertisement_viewers', isOver: `day < advertisement_today() - 1` },
    { table: 'advertisement_tokens', isOver: `used_at < app_now() - interval '2 days'` },
  ],
  text: {
    people: [
      'advertisements.contact_phone',
      'advertisements.description',
      'advertisements.link',
      'advertisements.rejection_reason',
      'advertisements.title',
    ],
    ours: [
      'advertisement_viewers.visitor',
      'advertisements.target_days',
      // Price lists of a purchase: days and cents.
      'advertisements.terms',
    ],
    tables: [
      // Sizes, places and sums.
      'advertisement_days',
      'advertisement_discounts',
      'advertisement_places',
      'advertisement_rules',
      'advertisement_sizes',
    ],
  },
  tables: ['advertisement_pictures'],
  personal: [
    {
      what: '`advertisements`, `advertisement_pictures`, the picture',
      holds: 'title, description, link, telephone, the reason of a rejection',
      erased: 'emptied, with the picture; days, amounts and sums stay',
      kept: 'while the account is open',
    },
    {
      what: '`advertisement_viewers`, `advertisement_tokens`',
      holds: 'a hash keyed by `AUTH_SECRET` and the day; random names of showings',
      erased: 'expires',
      kept: '2 days',
    },
  ],
  answers: [
    { to: ['person.closed'], trigger: 'users_end_advertisements', does: 'They end; what was not shown is paid back.' },
    {
      to: ['office.closed'],
      trigger: 'offices_end_advertisements',
      does: 'They end; what was not shown is paid back.',
    },
    {
      to: [
        'person.suspended',
        'person.suspension_ended',
        'person.banned',
        'person.unbanned',
        'office.unled',
        'office.led',
      ],
      reads: 'the place asks before each showing whether its advertiser may advertise, and charges shown days alone',
    },
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      reads:
        'one whose link leads to it is shown while it is; within a minute it is paused, its payer is told, and no day is charged until it goes on',
    },
    {
      to: [
        ...some('person', 'erased', 'joined', 'left', 'role_changed', 'email_changed', 'phone_changed'),
        ...some('person', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed'),
      ],
      nothing: 'an advertisement is its payer’s, whoever else comes, goes or changes',
    },
  ],
});
