import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { officeMessages } from './messages.ts';
import { officeRoutes } from './routes.ts';

export const officesFeature = feature({
  contract,
  routes: [officeRoutes],
  messages: officeMessages,
});
