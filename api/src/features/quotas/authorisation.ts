import { inSection, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listing-slots/price': open,
  'GET /users/listings/quota': inSection('properties'),
  'GET /users/quota': inSection('properties'),
};
