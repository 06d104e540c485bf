import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { listingPriorityMessages } from './messages.ts';
import { listingPriorityRoutes } from './routes.ts';

export const listingPriorityFeature = feature({
  contract,
  routes: [listingPriorityRoutes],
  messages: listingPriorityMessages,
});
