import { admin, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { statisticsRoutes } from './routes.ts';

export const statisticsFeature = feature({
  about: 'Figures of the site',
  contract,
  authorisation: {
    'GET /admin/statistics/listings': admin('statistics'),
    'GET /admin/statistics/users': admin('statistics'),
    'GET /admin/statistics/revenue': admin('statistics'),
    'GET /statistics': open,
    'GET /statistics/city-prices': open,
  },
  routes: [statisticsRoutes],
});
