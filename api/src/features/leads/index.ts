export { assertOpen, lockOwnLead } from './commands.ts';
export type { LeadSide } from './contract.ts';
export { countsOf, leadsById, OWNERS_SIDE } from './list-queries.ts';
export { subjectOf } from './notify.ts';
export { type Membership, sideOf } from './policy.ts';
export { presentLead } from './present.ts';
export { hearersOf, type LockedLead, membershipOf } from './queries.ts';
export { logOfficeReveal, logReveal } from './send-enquiry.ts';
