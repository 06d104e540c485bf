export { featuredUntil, grantFeature } from './grant-boost.ts';
export { liveBoostIds } from './queries.ts';
export { cancelBoost, stopBoostsAsRemoved } from './stop-boost.ts';
