import { notifications } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { liveMessages } from './messages.ts';
import { liveRoutes } from './routes.ts';

export const liveFeature = feature({
  about: 'News while a page is open, as a stream',
  contract,
  authorisation: {
    'GET /live': notifications,
  },
  routes: [liveRoutes],
  messages: liveMessages,
});
