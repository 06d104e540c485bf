import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /cities/provinces': open,
  'GET /cities/provinces/:province/cities': open,
  'GET /cities/locate': open,
  'GET /cities/search': open,
  'GET /cities/neighborhoods/search': open,
  'GET /cities/:id': open,
  'GET /cities/:id/neighborhoods': open,
  'GET /streets': open,
  'GET /streets/search': open,
};
