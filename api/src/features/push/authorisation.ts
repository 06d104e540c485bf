import { notifications, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /notifications/push': notifications,
  'PUT /notifications/push': notifications,
  'DELETE /notifications/push': notifications,
};
