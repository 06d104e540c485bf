export { officesNamedLike } from './queries.ts';
