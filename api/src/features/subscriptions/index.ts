export { listingImpact } from './listing-impact.ts';
export { freeLimitOf } from './listing-queries.ts';
export { lockSubscription } from './queries.ts';
