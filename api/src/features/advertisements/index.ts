export { priceRows } from './prices.ts';
export { countPendingAdvertisements } from './queries.ts';
export { issueToken } from './shown/token.ts';
