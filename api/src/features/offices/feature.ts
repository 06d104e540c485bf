import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { officeMessages } from './messages.ts';
import { officeRoutes } from './routes.ts';

export const officesFeature = feature({
  about: 'Public pages of offices',
  contract,
  authorisation: {
    'GET /offices': open,
    'GET /offices/city/:city': open,
    'GET /offices/province/:province': open,
    'GET /offices/:id': open,
    'GET /offices/:id/listings': open,
  },
  routes: [officeRoutes],
  messages: officeMessages,
});
