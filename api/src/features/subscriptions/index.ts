export { listingImpact } from './listing-impact.ts';
export { freeLimitOf } from './listing-queries.ts';
export { calendarAdd, lockSubscription } from './queries.ts';
export { cancelSubscription } from './stop-renewal.ts';
