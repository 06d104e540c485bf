import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/listings/:id/home': admin('listings-review'),
  'PUT /admin/listings/:id/home': admin('listings-review'),
};
