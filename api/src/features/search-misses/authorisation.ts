import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/search-misses': admin('search'),
  'DELETE /admin/search-misses/:id': admin('search'),
};
