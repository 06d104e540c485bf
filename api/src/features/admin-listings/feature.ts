import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { adminListingMessages } from './messages.ts';
import { adminListingRoutes } from './routes.ts';

export const adminListingsFeature = feature({
  contract,
  routes: [adminListingRoutes],
  messages: adminListingMessages,
});
