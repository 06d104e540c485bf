export { countReportedReviews } from './queries.ts';
