import { admin, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/status': admin('search'),
  'GET /health': open,
  'GET /ready': open,
  'GET /metrics': open,
};
