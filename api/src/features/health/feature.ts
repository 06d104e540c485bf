import { feature } from '../../feature.ts';
import { healthRoutes } from './routes.ts';

export const healthFeature = feature({
  routes: [healthRoutes],
});
