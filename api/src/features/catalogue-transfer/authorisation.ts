import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/catalogue/export': admin('category'),
  'POST /admin/catalogue/imports': admin('category'),
  'GET /admin/catalogue/imports': admin('category'),
};
