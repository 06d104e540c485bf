import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /categories': open,
  'GET /categories/:id': open,
  'GET /categories/attributes/all': open,
  'GET /categories/attributes/:id/values': open,
  'GET /categories/attributes/statistics': open,
  'GET /categories/attributes/bulk': open,
  'GET /categories/listings/:id/attributes': open,
  'GET /transaction-types': open,
};
