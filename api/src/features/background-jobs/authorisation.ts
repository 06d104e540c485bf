import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/jobs': admin('search'),
  'POST /admin/jobs/retry': admin('search'),
};
