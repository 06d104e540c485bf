import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { accountViewRoutes } from './routes.ts';

export const accountViewsFeature = feature({
  contract,
  routes: [accountViewRoutes],
  tables: ['account_views'],
  answers: [
    { to: ['person.*'], nothing: 'a record of who looked at an account as its owner; it goes with the account' },
  ],
});
