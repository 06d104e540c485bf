export { handOver } from './hand-over.ts';
export { mailInvitation } from './mail-invitation.ts';
export { ownersOf } from './queries.ts';
