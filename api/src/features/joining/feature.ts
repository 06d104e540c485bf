import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { joiningRoutes } from './routes.ts';

export const joiningFeature = feature({
  about: 'Joining an office, and what becomes then of what somebody has for themselves',
  contract,
  routes: [joiningRoutes],
});
