import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { healthRoutes } from './routes.ts';

export const healthFeature = feature({
  contract,
  routes: [healthRoutes],
});
