import { admin, inSection, type Rows, user } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/credits/requests/pending': admin('admin-credits'),
  'GET /admin/credits/requests/:id/proof': admin('admin-credits'),
  'POST /admin/credits/requests/:id/process': admin('admin-credits'),
  'GET /admin/credits/users/:id': admin('admin-credits'),
  'POST /admin/payments': admin('payments'),
  'GET /credits/transactions': inSection('credits'),
  'GET /credits/transactions/export': inSection('credits'),
  'GET /credits/requests': inSection('credits'),
  'GET /credits/refunds': inSection('credits'),
  'POST /credits/request': inSection('credits-add'),
  'POST /credits/refund': inSection('credits'),
  'POST /credits/requests/:id/cancel': inSection('credits'),
  'PUT /credits/requests/:id/proof': inSection('credits-add'),
  'GET /credits/balance': user,
};
