import { feature } from '#feature.ts';
import { SUSPENSION_CLOCK } from './clock-handlers.ts';
import * as contract from './contract.ts';
import { adminUserMessages } from './messages.ts';
import { adminUserRoutes } from './routes.ts';

export const adminUsersFeature = feature({
  about: 'People, for administrators: suspensions, bans, erasure',
  contract,
  routes: [adminUserRoutes],
  messages: adminUserMessages,
  clock: SUSPENSION_CLOCK,
});
