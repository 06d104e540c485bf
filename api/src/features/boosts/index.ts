export { featuredUntil, grantFeature } from './grant-boost.ts';
export { homepageTurn } from './homepage-turn.ts';
export { deliverBoosts, givenByBoosts, lockForBoosts, priceOfBoosts, titleOfBoosts } from './sell-boosts.ts';
export { stopBoostsAsRemoved } from './stop-boost.ts';
