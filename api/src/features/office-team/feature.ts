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
});
