import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { searchRoutes } from './routes.ts';

export const searchFeature = feature({
  contract,
  routes: [searchRoutes],
  text: { people: ['listing_search.title', 'listing_search.words'], ours: ['listing_search.inferred'] },
});
