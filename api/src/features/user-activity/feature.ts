import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { userActivityRoutes } from './routes.ts';

export const userActivityFeature = feature({
  about: 'Who does what, for administrators',
  contract,
  routes: [userActivityRoutes],
});
