import { admin, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/plans': admin('payments'),
  'POST /admin/plans': admin('payments'),
  'PUT /admin/plans/:code': admin('payments'),
  'DELETE /admin/plans/:code': admin('payments'),
  'POST /admin/plans/initialize': admin('payments'),
  'GET /plans': open,
  'GET /plans/:code': open,
};
