export { deliverAlerts } from './deliver.ts';
export { matchListings } from './match-listings.ts';
export { afterQuiet } from './schedule.ts';
export { countUndelivered } from './send-next.ts';
