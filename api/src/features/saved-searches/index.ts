export { deliverAlerts } from './deliver.ts';
export { matchListings } from './match-listings.ts';
export { mendPlaces } from './mend-places.ts';
export { afterQuiet } from './schedule.ts';
