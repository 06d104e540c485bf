import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listings/search': open,
  'GET /search/listings': open,
  'GET /search/suggest': open,
  'GET /search/suggestions': open,
  'GET /search/structure': open,
  'GET /search/structure/lightweight': open,
  'GET /search/categories/hierarchy': open,
  'GET /search/categories/:id': open,
};
