import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/attributes': admin('category'),
  'POST /admin/attributes': admin('category'),
  'POST /admin/attributes/bulk': admin('category'),
  'PUT /admin/attributes/:id': admin('category'),
  'DELETE /admin/attributes/:id': admin('category'),
  'GET /admin/attributes/:id/preview': admin('category'),
  'GET /admin/attributes/pattern': admin('category'),
  'PUT /admin/attributes/:id/categories/:categoryId': admin('category'),
  'DELETE /admin/attributes/:id/categories/:categoryId': admin('category'),
  'POST /admin/attributes/:id/undo': admin('category'),
  'POST /admin/attributes/:id/force-delete': admin('category'),
};
