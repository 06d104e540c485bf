import { type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /users/waiting': user,
};
