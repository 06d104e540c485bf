export { deliverBoosts, lockForBoosts, priceOfBoosts, titleOfBoosts } from './sell-boosts.ts';
