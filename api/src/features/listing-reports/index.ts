export { closeReports, countReported } from './queries.ts';
