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
  routes: [adminListingRoutes],
  messages: adminListingMessages,
  notifications: adminListingsNotifications,
});
