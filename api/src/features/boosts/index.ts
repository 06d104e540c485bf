export { featuredUntil, grantFeature } from './grant-boost.ts';
export { stopBoostsAsRemoved } from './stop-boost.ts';
