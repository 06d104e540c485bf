export { countFailing } from './queries.ts';
