import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { walkRoutes } from './routes.ts';

export const walksFeature = feature({
  about: 'Ways on foot from a home',
  contract,
  authorisation: { 'GET /walks': open },
  routes: [walkRoutes],
  tables: ['walk_tiles'],
});
