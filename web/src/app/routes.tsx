import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes } from './dashboard-routes.tsx';
import { publicRoutes } from './public-routes.tsx';
import type { Services } from './services.ts';

/** The whole route table, for those who need not count bytes: the server and the tests. */
export const makeRoutes = (services: Services): RouteObject[] => [...publicRoutes(services), dashboardRoutes(services)];
