import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/page-visits': admin('statistics'),
};
