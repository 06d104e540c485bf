import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { viewingMessages } from './messages.ts';
import { viewingRoutes } from './routes.ts';

export const viewingsFeature = feature({
  contract,
  routes: [viewingRoutes],
  messages: viewingMessages,
  text: { people: ['viewings.note'] },
});
