export { APPEAL_OF_LISTING } from './appeal-of-listing.ts';
export { countAppeals } from './queries.ts';
