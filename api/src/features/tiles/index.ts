export { isOnWater } from './on-water.ts';
export { tileRoutes } from './routes.ts';
export { drawStill } from './still-map-file.ts';
