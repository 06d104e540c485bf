import { admin, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { partMetrics } from './part-metrics.ts';
import { healthRoutes } from './routes.ts';

export const healthFeature = feature({
  about: 'Whether the process and what it needs are well',
  contract,
  authorisation: {
    'GET /admin/status': admin('search'),
    'GET /health': open,
    'GET /ready': open,
    'GET /metrics': open,
  },
  routes: [healthRoutes, partMetrics],
  // The moment it was taken at.
  text: { people: [], ours: ['last_backup.name'] },
});
