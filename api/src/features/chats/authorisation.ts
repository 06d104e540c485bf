import { notifications, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /notifications/telegram': notifications,
  'POST /notifications/telegram/link': notifications,
  'DELETE /notifications/telegram': notifications,
};
