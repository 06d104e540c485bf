import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { subscriptionListingRoutes } from './routes.ts';

export const subscriptionListingsFeature = feature({
  contract,
  routes: [subscriptionListingRoutes],
});
