import { admin, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /admin/announcements': admin('users'),
  'POST /admin/announcements/count': admin('users'),
  'POST /admin/announcements': admin('users'),
  'POST /admin/announcements/:id/stop': admin('users'),
};
