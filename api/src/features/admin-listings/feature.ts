import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { adminListingsNotifications } from './notification-words.ts';
import { adminListingRoutes } from './routes.ts';

const adminListingMessages = {
  receiver_unfit: {
    status: 409,
    ar: 'لا يمكن نقل الإعلان إلى هذا الحساب: هو صاحبه الآن، أو الحساب موقوف أو مغلق أو لا ينشر إعلانات.',
    en: 'The listing can’t go to this account: it already owns it, is suspended or closed, or doesn’t publish listings.',
  },
} satisfies Messages;

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
