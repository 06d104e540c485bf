import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/audit': admin('audit'),
  'GET /admin/audit/export': admin('audit'),
  'GET /admin/audit/choices': admin('audit'),
};
