import { admin, office, open } from '#authorisation.ts';
import { A_DAY, feature } from '#feature.ts';
import type { Lang } from '#lib/endpoint.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { closeUnled } from './end-leaderless.ts';
import { invitationLetter, mailInvitation } from './mail-invitation.ts';
import { officeTeamMessages } from './messages.ts';
import { officeTeamNotifications } from './notification-words.ts';
import { officeTeamRoutes } from './routes.ts';

const SAMPLE = {
  ar: { office: 'مكتب الشام العقاري', inviter: 'رنا حداد' },
  en: { office: 'Sham Estates', inviter: 'Rana Haddad' },
} as const;

const officeTeamMails = {
  office_invitation: {
    letter: (lang: Lang, hrefOf: (path: string) => string) =>
      invitationLetter({ ...SAMPLE[lang], role: 'agent', href: hrefOf('/invitation') }, lang),
  },
};

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof officeTeamNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      office_invitation: { invitationId: string };
      office_unled: Record<string, never>;
    }
  }
}

export const officeTeamFeature = feature({
  about: 'Who works for an office',
  contract,
  authorisation: {
    'GET /offices/my-office/team': office,
    'POST /offices/my-office/invitations': office,
    'POST /offices/my-office/invitations/:id/resend': office,
    'DELETE /offices/my-office/invitations/:id': office,
    'PUT /offices/my-office/team/:userId': office,
    'PUT /offices/my-office/team/:userId/boost-allowance': office,
    'DELETE /offices/my-office/team/:userId': office,
    'POST /offices/my-office/team/:userId/take-over': office,
    'POST /offices/my-office/leave': office,
    'PUT /offices/my-office/owner': office,
    'PUT /admin/offices/:id/owner': admin('offices'),
    'POST /admin/offices/:id/close': admin('offices'),
    'POST /office-invitations/view': open,
  },
  routes: [officeTeamRoutes],
  messages: officeTeamMessages,
  mails: officeTeamMails,
  notifications: officeTeamNotifications,
  tasks: (deps) => ({
    office_invitation: (payload) => mailInvitation(deps, payload),
    office_unled: async () => void (await closeUnled(deps.db)),
  }),
  schedule: [{ task: 'office_unled', match: '40 2 * * *', options: { backfillPeriod: A_DAY } }],
  retention: [
    {
      table: 'office_invitations',
      isOver: `coalesce(accepted_at, revoked_at, expires_at) < app_now() - interval '90 days'`,
    },
  ],
  owned: ['office_members'],
  text: {
    people: ['office_invitations.email', 'office_invitations.private_choice'],
    ours: ['office_invitations.token_hash'],
  },
  personal: [
    {
      what: '`office_members`',
      holds: 'which office somebody works for, and as what',
      erased: 'erased',
      kept: 'until the person leaves it',
    },
    {
      what: '`office_invitations`',
      holds: 'the invited address',
      erased: "erased with the account of that address; an inviter's name goes",
      kept: '90 days after it was answered, taken back or too old',
    },
  ],
  answers: [
    {
      to: ['person.closed'],
      command: 'office-team/leave.ts',
      does: 'What they had of the office goes to somebody of it who may act, its owners are told; with the last owner it closes.',
    },
    {
      to: ['person.suspended', 'person.banned'],
      command: 'office-team/notify-team.ts',
      does: 'Owners are told and take the listings over; without an owner all are told what becomes of the office.',
    },
    {
      to: ['person.suspension_ended', 'person.unbanned'],
      command: 'office-team/notify-team.ts',
      does: 'The team is told that its owner is back.',
    },
    {
      to: ['office.closed'],
      command: 'office-team/dissolve.ts',
      does: 'Its people are let go with the listings they wrote, and told.',
    },
    {
      to: ['office.unled'],
      command: 'office-team/end-leaderless.ts',
      does: 'An administrator names another owner or closes it; after 30 days the clock closes it.',
    },
    {
      to: ['office.owner_changed'],
      trigger: 'office_keeps_owner',
      does: 'No office is left without an owner while it has people.',
    },
    {
      to: [
        ...some('person', 'erased', 'joined', 'left', 'role_changed', 'email_changed', 'phone_changed'),
        ...some('person', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'led'),
      ],
      nothing: 'a team is who is in it',
    },
  ],
});
