import { admin, office, type Rows, toBeOffice } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/offices': admin('offices'),
  'GET /admin/offices/:id': admin('offices'),
  'POST /admin/offices/:id/license': admin('offices'),
  'GET /admin/offices/pending': admin('offices'),
  'GET /admin/offices/:id/license': admin('offices'),
  'PUT /offices/:id/verify': admin('offices'),
  'POST /admin/offices/:id/approve': admin('offices'),
  'POST /admin/offices/:id/reject': admin('offices'),
  'GET /offices/:id/license': office,
  'POST /offices/:id/license': office,
  'GET /offices/my-application': toBeOffice,
  'POST /offices/register': toBeOffice,
  'POST /offices/upload-license': toBeOffice,
  'POST /offices/upgrade': toBeOffice,
};
