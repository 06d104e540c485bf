import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { shopWindowMessages } from './messages.ts';
import { shopWindowRoutes } from './routes.ts';

export const shopWindowFeature = feature({
  about: 'Listings and offices as pages to print and pictures to send',
  contract,
  routes: [shopWindowRoutes],
  messages: shopWindowMessages,
});
