import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { userActivityRoutes } from './routes.ts';

export const userActivityFeature = feature({
  about: 'Who does what, for administrators',
  contract,
  authorisation: {
    'GET /admin/reports/user-activity': admin('activity'),
    'GET /admin/reports/user-activity/export': admin('activity'),
  },
  routes: [userActivityRoutes],
});
