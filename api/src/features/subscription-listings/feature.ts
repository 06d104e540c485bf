import { subscription } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { subscriptionListingRoutes } from './routes.ts';

export const subscriptionListingsFeature = feature({
  about: 'Which listings a subscription carries, and which its end took from view',
  contract,
  authorisation: {
    'GET /subscriptions/:id/listings': subscription,
    'GET /subscriptions/:id/priorities': subscription,
    'PUT /subscriptions/:id/priorities': subscription,
  },
  routes: [subscriptionListingRoutes],
});
