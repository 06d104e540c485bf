export { deliverAlerts } from './deliver.ts';
export { FOLDS, joinAlerts, type NewFall } from './favourite-falls.ts';
export { matchListings } from './match-listings.ts';
export { countUndelivered } from './send-next.ts';
export { unsubscribeAll } from './unsubscribe.ts';
