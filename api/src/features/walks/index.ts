export { metresOnFoot } from './metres-on-foot.ts';
export { isOffStreets } from './off-streets.ts';
export { withWalks } from './with-walks.ts';
