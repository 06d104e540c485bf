import { admin, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/listing-reports': admin('reports-queue'),
  'POST /admin/listing-reports/:id/decide': admin('reports-queue'),
  'POST /listings/:id/report': user,
};
