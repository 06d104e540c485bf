import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { officeRoutes } from './routes.ts';

const officeMessages = {
  office_not_found: { status: 404, ar: 'لا يوجد مكتب بهذا العنوان.', en: 'There is no such office.' },
} satisfies Messages;

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
