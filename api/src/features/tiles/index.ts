export { isOnWater } from './on-water.ts';
export { tileRoutes } from './routes.ts';
