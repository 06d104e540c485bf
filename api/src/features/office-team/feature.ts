import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { mailInvitation } from './mail-invitation.ts';
import { officeTeamMessages } from './messages.ts';
import { officeTeamRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      office_invitation: { invitationId: string };
    }
  }
}

export const officeTeamFeature = feature({
  contract,
  routes: [officeTeamRoutes],
  messages: officeTeamMessages,
  tasks: (deps) => ({ office_invitation: (payload) => mailInvitation(deps, payload) }),
  retention: [
    {
      table: 'office_invitations',
      isOver: `coalesce(accepted_at, revoked_at, expires_at) < app_now() - interval '90 days'`,
    },
  ],
  owned: ['office_members'],
  text: { people: ['office_invitations.email'], ours: ['office_invitations.token_hash'] },
  answers: [
    {
      to: ['person.closed'],
      command: 'profile/close-account.ts',
      does: 'What they had of the office goes to its longest-serving other owner.',
    },
    { to: ['office.closed'], command: 'profile/close-account.ts', does: 'Its people are let go.' },
    {
      to: ['office.owner_changed'],
      trigger: 'office_keeps_owner',
      does: 'No office is left without an owner while it has people.',
    },
    {
      to: ['person.suspended', 'person.banned', 'person.suspension_ended', 'person.unbanned'],
      reads: 'who may act for the office is asked at each act',
    },
    { to: ['person.*', 'office.*'], nothing: 'a team is who is in it' },
  ],
});
