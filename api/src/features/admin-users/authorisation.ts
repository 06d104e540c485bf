import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/users': admin('users'),
  'GET /admin/users/export': admin('users'),
  'GET /admin/users/:id': admin('users'),
  'POST /admin/users/:id/suspend': admin('users'),
  'POST /admin/users/:id/unsuspend': admin('users'),
  'POST /admin/users/:id/ban': admin('users'),
  'POST /admin/users/:id/unban': admin('users'),
  'GET /admin/users/:id/profile': admin('users'),
  'DELETE /admin/users/:id/sessions/:sessionId': admin('users'),
};
