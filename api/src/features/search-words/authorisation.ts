import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/search-words': admin('search'),
  'POST /admin/search-words': admin('search'),
  'PUT /admin/search-words/:id': admin('search'),
  'DELETE /admin/search-words/:id': admin('search'),
  'GET /admin/search-places': admin('search'),
  'PUT /admin/search-places/:id': admin('search'),
};
