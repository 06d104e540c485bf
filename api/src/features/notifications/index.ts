export { notify } from './queries.ts';
