import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { locationMessages } from './messages.ts';
import { locationRoutes } from './routes.ts';

export const locationsFeature = feature({
  about: 'Governorates, towns and neighborhoods',
  contract,
  routes: [locationRoutes],
  messages: locationMessages,
  tables: ['locations', 'street_ways', 'streets'],
  answers: [
    { to: [...some('place', 'renamed', 'removed')], nothing: 'these are its own rows, and streets go with their town' },
  ],
});
