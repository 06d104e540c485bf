import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /offices': open,
  'GET /offices/city/:city': open,
  'GET /offices/province/:province': open,
  'GET /offices/:id': open,
  'GET /offices/:id/listings': open,
};
