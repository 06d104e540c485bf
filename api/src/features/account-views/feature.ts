import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { accountViewRoutes } from './routes.ts';

export const accountViewsFeature = feature({
  about: 'Administrators who see the site as somebody else',
  contract,
  routes: [accountViewRoutes],
  tables: ['account_views'],
  answers: [
    { to: ['person.*'], nothing: 'a record of who looked at an account as its owner; it goes with the account' },
  ],
});
