export { withWalks } from './with-walks.ts';
