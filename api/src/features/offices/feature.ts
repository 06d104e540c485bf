import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { officeMessages } from './messages.ts';
import { officeRoutes } from './routes.ts';

export const officesFeature = feature({
  about: 'Public pages of offices',
  contract,
  routes: [officeRoutes],
  messages: officeMessages,
});
