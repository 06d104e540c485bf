import { admin, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/messages': admin('reports-queue'),
  'POST /admin/messages/:id/answered': admin('reports-queue'),
  'POST /contact': open,
};
