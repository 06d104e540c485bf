import { open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { locationRoutes } from './routes.ts';

const locationMessages = {
  place_not_found: { status: 404, ar: 'لا يوجد مكان بهذا الاسم عندنا.', en: 'There is no such place.' },
} satisfies Messages;

export const locationsFeature = feature({
  about: 'Governorates, towns and neighborhoods',
  contract,
  authorisation: {
    'GET /cities/provinces': open,
    'GET /cities/provinces/:province/cities': open,
    'GET /cities/locate': open,
    'GET /cities/search': open,
    'GET /cities/neighborhoods/search': open,
    'GET /cities/:id': open,
    'GET /cities/:id/neighborhoods': open,
    'GET /streets': open,
    'GET /streets/search': open,
  },
  routes: [locationRoutes],
  messages: locationMessages,
  tables: ['locations', 'street_ways', 'streets'],
  answers: [
    { to: [...some('place', 'renamed', 'removed')], nothing: 'these are its own rows, and streets go with their town' },
  ],
});
