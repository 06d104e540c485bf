export { acceptInvitation } from './accept-invitation.ts';
export { assertMayTakeOver, handOver } from './hand-over.ts';
export { assertMoreThanDrafts, isWithinReach, listingReachOf, WITHIN_REACH } from './listing-reach.ts';
export { lockTeam, ownersOf, roleIn } from './queries.ts';
