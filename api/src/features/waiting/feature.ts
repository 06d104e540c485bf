import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { waitingRoutes } from './routes.ts';

export const waitingFeature = feature({
  contract,
  routes: [waitingRoutes],
});
