export { APPEAL_OF_LISTING } from './decision-to-appeal.ts';
export { countAppeals } from './queries.ts';
