import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { searchRoutes } from './routes.ts';

export const searchFeature = feature({
  about: 'Searching listings, and words being typed',
  contract,
  authorisation: {
    'GET /listings/search': open,
    'GET /search/listings': open,
    'GET /search/suggest': open,
    'GET /search/suggestions': open,
    'GET /search/structure': open,
    'GET /search/structure/lightweight': open,
    'GET /search/categories/hierarchy': open,
    'GET /search/categories/:id': open,
  },
  routes: [searchRoutes],
  text: { people: ['listing_search.title', 'listing_search.words'], ours: ['listing_search.inferred'] },
  answers: [
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      reads: 'what PostgreSQL answers with when the engine cannot follows the index’s own marks',
    },
  ],
});
