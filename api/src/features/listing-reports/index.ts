export { closeReports } from './queries.ts';
