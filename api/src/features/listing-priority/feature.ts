import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { listingPriorityMessages } from './messages.ts';
import { listingPriorityRoutes } from './routes.ts';

export const listingPriorityFeature = feature({
  about: 'The order of one’s own listings',
  contract,
  routes: [listingPriorityRoutes],
  messages: listingPriorityMessages,
});
