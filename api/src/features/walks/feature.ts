import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { walkRoutes } from './routes.ts';

export const walksFeature = feature({
  about: 'Ways on foot from a home',
  contract,
  routes: [walkRoutes],
  tables: ['walk_tiles'],
});
