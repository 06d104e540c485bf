import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { locationMessages } from './messages.ts';
import { locationRoutes } from './routes.ts';

export const locationsFeature = feature({
  contract,
  routes: [locationRoutes],
  messages: locationMessages,
  tables: ['locations'],
  answers: [{ to: ['place.*'], nothing: 'these are its own rows' }],
});
