import { inSection, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { quotaMessages } from './messages.ts';
import { quotaRoutes } from './routes.ts';

export const quotasFeature = feature({
  about: 'How many listings one may have',
  contract,
  authorisation: {
    'GET /listing-slots/price': open,
    'GET /users/listings/quota': inSection('properties'),
    'GET /users/quota': inSection('properties'),
  },
  routes: [quotaRoutes],
  messages: quotaMessages,
});
