export { deleteAdvertisement } from './end-advertisement.ts';
export { priceRows } from './prices.ts';
export { countPendingAdvertisements, liveAdvertisementIds } from './queries.ts';
export { issueToken } from './shown/token.ts';
