import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { adminListingMessages } from './messages.ts';
import { adminListingsNotifications } from './notification-words.ts';
import { adminListingRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof adminListingsNotifications> {}
  }
}

export const adminListingsFeature = feature({
  about: 'All listings, for administrators',
  contract,
  authorisation: {
    'POST /admin/users/:id/transfer-listings': admin('users'),
    'GET /admin/listings': admin('listings-review'),
    'GET /admin/listings/export': admin('listings-review'),
    'POST /admin/listings/:id/feature': admin('listings-review'),
    'POST /admin/listings/:id/transfer': admin('listings-review'),
    'DELETE /admin/listings/:id': admin('listings-review'),
  },
  routes: [adminListingRoutes],
  messages: adminListingMessages,
  notifications: adminListingsNotifications,
});
