import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { statisticsRoutes } from './routes.ts';

export const statisticsFeature = feature({
  about: 'Figures of the site',
  contract,
  routes: [statisticsRoutes],
});
