import { open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /health': open,
  'GET /ready': open,
  'GET /metrics': open,
};
