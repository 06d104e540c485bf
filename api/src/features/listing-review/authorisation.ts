import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/listings/pending': admin('listings-review'),
  'GET /admin/listings/rejection-reasons': admin('listings-review'),
  'GET /admin/listings/:id': admin('listings-review'),
  'POST /admin/listings/:id/review': admin('listings-review'),
  'POST /admin/listings/bulk-review': admin('listings-review'),
  'POST /admin/listings/:id/take-back': admin('listings-review'),
  'PUT /admin/listings/:id/presence': admin('listings-review'),
  'DELETE /admin/listings/:id/presence': admin('listings-review'),
  'POST /admin/listings/:id/suspend': admin('listings-review'),
  'POST /admin/listings/:id/unsuspend': admin('listings-review'),
};
