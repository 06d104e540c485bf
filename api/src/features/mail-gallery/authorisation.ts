import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/mails': admin('users'),
  'GET /admin/mails/:id': admin('users'),
};
