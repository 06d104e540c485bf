import { inSection } from '#authorisation.ts';
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
  authorisation: {
    'GET /users/listings': inSection('properties'),
    'GET /users/listings/:id': inSection('properties'),
    'POST /users/listings/:id/hand-over': inSection('properties'),
    'POST /users/listings/bulk': inSection('properties'),
    'PUT /listings/:id/status': inSection('properties'),
    'POST /listings/:id/confirm': inSection('properties'),
    'DELETE /listings/:id': inSection('properties'),
  },
  routes: [myListingRoutes],
  messages: myListingMessages,
  notifications: myListingsNotifications,
});
