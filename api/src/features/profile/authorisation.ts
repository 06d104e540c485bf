import { open, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /account/closing': user,
  'GET /users/profile': user,
  'PUT /users/profile': user,
  'PUT /users/language': user,
  'PUT /users/password': user,
  'PUT /users/notification-preferences': user,
  'PUT /users/avatar': user,
  'DELETE /users/avatar': user,
  'POST /users/email/verification': user,
  'POST /users/phone/verification': user,
  'POST /users/phone/verification/confirm': user,
  'POST /account/delete': open,
  'POST /account/delete/view': open,
  'POST /account/delete/confirm': open,
};
