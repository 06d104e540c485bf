export { countPendingAdvertisements } from './queries.ts';
