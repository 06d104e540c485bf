import { admin, inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /credits/payees': inSection('credits-add'),
  'GET /admin/payees': admin('payments'),
  'POST /admin/payees': admin('payments'),
  'PUT /admin/payees/:id': admin('payments'),
  'POST /admin/payees/:id/decide': admin('payments'),
  'POST /admin/payees/:id/stop': admin('payments'),
  'POST /admin/payees/order': admin('payments'),
};
