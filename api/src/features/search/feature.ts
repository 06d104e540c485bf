import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { searchRoutes } from './routes.ts';

export const searchFeature = feature({
  about: 'Searching listings, and words being typed',
  contract,
  routes: [searchRoutes],
  text: { people: ['listing_search.title', 'listing_search.words'], ours: ['listing_search.inferred'] },
  answers: [
    { to: ['listing.*'], reads: 'what PostgreSQL answers with when the engine cannot follows the index’s own marks' },
  ],
});
