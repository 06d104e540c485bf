import { feature } from '../../feature.ts';
import { SUBSCRIPTION_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { subscriptionMessages } from './messages.ts';
import { planProduct } from './product.ts';
import { subscriptionRoutes } from './routes.ts';

export const subscriptionsFeature = feature({
  contract,
  routes: [subscriptionRoutes],
  messages: subscriptionMessages,
  products: { subscription: planProduct },
  clock: SUBSCRIPTION_CLOCK,
  text: {
    tables: [
      // Codes of plans, states and ids.
      'subscription_events',
      'subscriptions',
    ],
  },
});
