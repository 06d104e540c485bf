export { countFailing, jobFigures } from './queries.ts';
