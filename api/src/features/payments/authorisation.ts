import { admin, inSection, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/payments/export': admin('payments'),
  'GET /admin/payments': admin('payments'),
  'GET /admin/payments/:id/receipt': admin('payments'),
  'GET /payments/history': inSection('credits'),
  'GET /payments/reference': inSection('credits'),
  'GET /payments/:id': inSection('credits'),
  'GET /payments/:id/receipt': inSection('credits'),
  'POST /payments/pay-with-credits': inSection('credits'),
  'POST /payments/quote': inSection('credits'),
  'GET /payments/purchases': inSection('credits'),
  'DELETE /payments/purchases/:id': inSection('credits'),
};
