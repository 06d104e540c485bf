import { admin, open, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/statistics/listings': admin('statistics'),
  'GET /admin/statistics/users': admin('statistics'),
  'GET /admin/statistics/revenue': admin('statistics'),
  'GET /statistics': open,
  'GET /statistics/city-prices': open,
};
