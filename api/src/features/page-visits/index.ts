export { pageVisits } from './plugin.ts';
