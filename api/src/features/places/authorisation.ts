import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listings/:id/price-gauge': open,
  'GET /places/prices': open,
  'GET /places/price-heat': open,
  'GET /listings/:id/gone': open,
  'GET /places/page': open,
  'GET /places/redirect': open,
};
