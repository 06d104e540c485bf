import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { liveMessages } from './messages.ts';
import { liveRoutes } from './routes.ts';

export const liveFeature = feature({
  contract,
  routes: [liveRoutes],
  messages: liveMessages,
});
