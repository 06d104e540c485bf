import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/search-index': admin('search'),
  'POST /admin/search-index/rebuilds': admin('search'),
  'POST /admin/search-index/audits': admin('search'),
  'GET /admin/search-index/refused': admin('search'),
  'POST /admin/search-index/refused/retry': admin('search'),
};
