import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { accountViewRoutes } from './routes.ts';

export const accountViewsFeature = feature({
  contract,
  routes: [accountViewRoutes],
});
