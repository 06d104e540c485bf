export { bePatient, isDatabaseAway } from './bounded-client.ts';
export { type Binding, type ConnectOptions, connect, type Db } from './connect.ts';
export { errorForLog, withoutPersonalData } from './error-for-log.ts';
export { isInsideSyria, type Located, type LocationRef, locate, type Point } from './geo/locate.ts';
export { type LocationKind, locationId, seedId } from './ids.ts';
export { migrate } from './migrate.ts';
export { expectRightsAtStart } from './rights/at-start.ts';
export { compareRights } from './rights/compare.ts';
export type * from './rows/tables.ts';
