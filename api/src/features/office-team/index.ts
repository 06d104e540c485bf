export { acceptInvitation, admit } from './accept-invitation.ts';
export { assertMayTakeOver, handOver } from './hand-over.ts';
export { leaveByClosing } from './leave.ts';
export { assertMoreThanDrafts, isWithinReach, listingReachOf, WITHIN_REACH } from './listing-reach.ts';
export { notifyTeamOfOwner, notifyTeamOfStop } from './notify-team.ts';
export { teamOf } from './present.ts';
export { lockTeam, ownersOf, roleIn } from './queries.ts';
