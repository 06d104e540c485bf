import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { SUSPENSION_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { adminUserMessages } from './messages.ts';
import { adminUserRoutes } from './routes.ts';

export const adminUsersFeature = feature({
  about: 'People, for administrators: suspensions, bans, erasure',
  contract,
  authorisation: {
    'GET /admin/users': admin('users'),
    'GET /admin/users/export': admin('users'),
    'GET /admin/users/:id': admin('users'),
    'POST /admin/users/:id/suspend': admin('users'),
    'POST /admin/users/:id/unsuspend': admin('users'),
    'POST /admin/users/:id/ban': admin('users'),
    'POST /admin/users/:id/unban': admin('users'),
    'GET /admin/users/:id/profile': admin('users'),
    'DELETE /admin/users/:id/sessions/:sessionId': admin('users'),
  },
  routes: [adminUserRoutes],
  messages: adminUserMessages,
  clock: SUSPENSION_CLOCK,
});
