import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /users/filters': admin('users'),
  'POST /users/filters': admin('users'),
  'DELETE /users/filters/:id': admin('users'),
};
