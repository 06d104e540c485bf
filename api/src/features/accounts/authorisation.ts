import { open, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /auth/sessions': user,
  'DELETE /auth/sessions': user,
  'DELETE /auth/sessions/:id': user,
  'POST /auth/proof': user,
  'POST /auth/proof/code': user,
  'POST /auth/second-factor/start': user,
  'POST /auth/second-factor/confirm': user,
  'POST /auth/second-factor/recovery-codes': user,
  'POST /auth/second-factor/remove': user,
  'POST /auth/register': open,
  'POST /auth/login': open,
  'POST /auth/refresh-token': open,
  'POST /auth/forgot-password': open,
  'POST /auth/reset-password': open,
  'POST /auth/verify-email': open,
  'POST /auth/google/start': open,
  'POST /auth/google/login': open,
  'POST /auth/google/register': open,
  'POST /auth/logout': open,
};
