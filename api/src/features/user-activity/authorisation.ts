import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/reports/user-activity': admin('activity'),
  'GET /admin/reports/user-activity/export': admin('activity'),
};
