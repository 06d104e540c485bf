import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { myListingMessages } from './messages.ts';
import { myListingsNotifications } from './notification-words.ts';
import { myListingRoutes } from './routes.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof myListingsNotifications> {}
  }
}

export const myListingsFeature = feature({
  about: 'One’s own listings and what may be done with them',
  contract,
  routes: [myListingRoutes],
  messages: myListingMessages,
  notifications: myListingsNotifications,
});
