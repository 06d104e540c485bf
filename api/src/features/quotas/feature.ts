import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { quotaMessages } from './messages.ts';
import { quotaRoutes } from './routes.ts';

export const quotasFeature = feature({
  about: 'How many listings one may have',
  contract,
  routes: [quotaRoutes],
  messages: quotaMessages,
});
