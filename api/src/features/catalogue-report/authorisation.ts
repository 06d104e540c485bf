import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/catalogue/statistics': admin('category'),
  'GET /admin/catalogue/checks': admin('category'),
};
