import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/categories': admin('category'),
  'POST /admin/categories': admin('category'),
  'POST /admin/categories/bulk': admin('category'),
  'PUT /admin/categories/:id': admin('category'),
  'POST /admin/categories/:id/move': admin('category'),
  'POST /admin/categories/:id/undo': admin('category'),
  'GET /admin/categories/:id/impact': admin('category'),
  'DELETE /admin/categories/:id': admin('category'),
  'POST /admin/categories/:id/force-delete': admin('category'),
  'PUT /admin/categories/:id/icon': admin('category'),
  'DELETE /admin/categories/:id/icon': admin('category'),
};
