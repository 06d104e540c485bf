import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listings/homepage-featured': open,
  'GET /listings/homepage-categories': open,
  'GET /listings/around': open,
  'GET /listings/:id': open,
  'GET /listings/:id/similar': open,
  'GET /listings/:id/nearby': open,
  'GET /listings/:id/price-history': open,
};
