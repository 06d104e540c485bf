export { countApplications } from './queries.ts';
