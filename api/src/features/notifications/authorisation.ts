import { notifications, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /notifications': notifications,
  'PUT /notifications/read-all': notifications,
  'PUT /notifications/:id/read': notifications,
  'DELETE /notifications/:id': notifications,
  'GET /notifications/stream': open,
  'POST /notifications/stream/unsubscribe': open,
  'POST /notifications/stream/resubscribe': open,
};
