export { countAskedToConfirm } from './queries.ts';
