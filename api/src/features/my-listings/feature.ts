import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { myListingMessages } from './messages.ts';
import { myListingRoutes } from './routes.ts';

export const myListingsFeature = feature({
  contract,
  routes: [myListingRoutes],
  messages: myListingMessages,
});
