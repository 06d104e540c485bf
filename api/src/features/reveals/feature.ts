import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { revealMessages } from './messages.ts';
import { revealRoutes } from './routes.ts';

export const revealsFeature = feature({
  contract,
  routes: [revealRoutes],
  messages: revealMessages,
  retention: [{ table: 'contact_reveals', isOver: `revealed_at < app_now() - interval '2 years'` }],
  owned: ['contact_reveals'],
});
