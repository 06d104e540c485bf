export { featuredUntil, grantFeature } from './grant-boost.ts';
export { homepageTurn } from './homepage-turn.ts';
export { stopBoostsAsRemoved } from './stop-boost.ts';
