import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'POST /admin/users/:id/view-as': admin('users'),
  'DELETE /admin/users/:id/view-as': admin('users'),
};
