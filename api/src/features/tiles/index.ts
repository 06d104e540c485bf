export { tileRoutes } from './routes.ts';
