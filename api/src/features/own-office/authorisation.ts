import { office, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /offices/my-office': office,
  'GET /offices/statistics/listings': office,
  'GET /offices/statistics/leads': office,
  'PUT /offices/:id': office,
  'PUT /offices/:id/details': office,
  'PUT /offices/:id/logo': office,
  'DELETE /offices/:id/logo': office,
};
