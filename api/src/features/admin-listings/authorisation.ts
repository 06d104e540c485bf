import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /admin/users/:id/transfer-listings': admin('users'),
  'GET /admin/listings': admin('listings-review'),
  'GET /admin/listings/export': admin('listings-review'),
  'POST /admin/listings/:id/feature': admin('listings-review'),
  'POST /admin/listings/:id/transfer': admin('listings-review'),
  'DELETE /admin/listings/:id': admin('listings-review'),
};
