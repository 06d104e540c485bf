import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/sitemaps': admin('sitemaps'),
  'POST /admin/sitemaps/builds': admin('sitemaps'),
};
