import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { categoryMessages } from './messages.ts';
import { categoryRoutes } from './routes.ts';

export const categoriesFeature = feature({
  about: 'Categories, their attributes and what may be done with a thing',
  contract,
  authorisation: {
    'GET /categories': open,
    'GET /categories/:id': open,
    'GET /categories/attributes/all': open,
    'GET /categories/attributes/:id/values': open,
    'GET /categories/attributes/statistics': open,
    'GET /categories/attributes/bulk': open,
    'GET /categories/listings/:id/attributes': open,
    'GET /transaction-types': open,
  },
  routes: [categoryRoutes],
  messages: categoryMessages,
});
