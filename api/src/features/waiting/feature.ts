import { user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { waitingMetrics } from './metrics.ts';
import { waitingRoutes } from './routes.ts';

export const waitingFeature = feature({
  about: 'How much waits for the caller',
  contract,
  authorisation: {
    'GET /users/waiting': user,
  },
  routes: [waitingRoutes, waitingMetrics],
});
