import { inSection, type Rows, reports } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /reports/overview': reports,
  'GET /reports/listings/performance': reports,
  'GET /reports/listings/export': reports,
  'GET /reports/comparative-report': reports,
  'GET /users/listings/:id/figures': inSection('properties'),
};
