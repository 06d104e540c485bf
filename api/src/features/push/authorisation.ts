import { notifications, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /notifications/push': notifications,
  'PUT /notifications/push': notifications,
  'DELETE /notifications/push': notifications,
  'GET /visitors/push': open,
  'PUT /visitors/push': open,
  'POST /visitors/push/stop': open,
};
