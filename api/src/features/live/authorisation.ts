import { notifications, type Rows } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /live': notifications,
};
