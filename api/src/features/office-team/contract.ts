import { z } from 'zod';
import { AmountOrNone } from '#lib/amount.ts';
import { endpoint } from '#lib/endpoint.ts';
import { Email, fieldError } from '#lib/fields.ts';
import { CAPABILITIES, INVITED_ROLES, OFFICE_ROLES } from '#rules/office-roles.ts';

const Id = z.uuid();
const Role = z.enum(OFFICE_ROLES);
const InvitedRole = z.enum(INVITED_ROLES);
const Reach = z.enum(['all', 'own', 'drafts', 'none']);

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  role: Role,
  isMe: z.boolean(),
  /** Suspended or banned: their listings are not shown, and somebody else may take them over. */
  isStopped: z.boolean(),
  /** Only for those who run the team. */
  email: z.string().nullable(),
  listings: z.int(),
  openLeads: z.int(),
  /** Bound of an agent's boosts in a month, in dollars; null for others, and for everybody who does not run the team. */
  boostAllowance: z.number().nullable(),
  joinedAt: z.string(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: InvitedRole,
  invitedBy: z.string().nullable(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** Another account than the invited one that wants to accept it, and waits for an owner’s yes. */
  askedBy: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Team = z.object({
  members: z.array(TeamMember),
  /** Invitations that wait for an answer; empty for everybody who does not run the team. */
  invitations: z.array(Invitation),
  my: z.object({
    role: Role,
    rights: z.object(Object.fromEntries(CAPABILITIES.map((name) => [name, Reach])) as Record<Name, typeof Reach>),
    /** The last owner stays: the office is handed on first, or closed with the account. */
    mayLeave: z.boolean(),
  }),
});
export type Team = z.infer<typeof Team>;
type Name = (typeof CAPABILITIES)[number];

const shared = { access: 'office', tag: 'office-team' } as const;
const MINE = '/offices/my-office';
const REFUSALS = ['office_not_found', 'team_forbidden'] as const;
const invitation = z.strictObject({ id: Id });
const member = z.strictObject({ userId: Id });

export const officeTeam = endpoint({
  ...shared,
  method: 'GET',
  path: `${MINE}/team`,
  summary: 'The people of the caller’s office, open invitations, and what the caller may do there',
  data: Team,
  errors: ['office_not_found'],
});
export const inviteMember = endpoint({
  ...shared,
  method: 'POST',
  path: `${MINE}/invitations`,
  idempotency: 'honoured',
  summary: 'Mail an invitation, good for seven days; to somebody invited already it is sent anew, with this role',
  body: z.strictObject({ email: Email, role: InvitedRole }),
  success: 201,
  data: Team,
  errors: [...REFUSALS, 'already_in_team', 'plan_lacks_seats', 'team_full', 'too_many_invitations'],
});
export const resendInvitation = endpoint({
  ...shared,
  method: 'POST',
  path: `${MINE}/invitations/:id/resend`,
  summary: 'Send an invitation again with a new link and seven new days; the earlier link is worthless then',
  params: invitation,
  body: z.strictObject({}),
  data: Team,
  errors: [...REFUSALS, 'invitation_not_found', 'too_many_invitations'],
});
export const revokeInvitation = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${MINE}/invitations/:id`,
  summary: 'Take an invitation back',
  params: invitation,
  data: Team,
  errors: [...REFUSALS, 'invitation_not_found'],
});
export const changeRole = endpoint({
  ...shared,
  method: 'PUT',
  path: `${MINE}/team/:userId`,
  summary: 'Make a member agent or assistant; owners are made by `PUT /offices/my-office/owner`',
  params: member,
  body: z.strictObject({ role: InvitedRole }),
  data: Team,
  errors: [...REFUSALS, 'member_not_found', 'last_owner'],
});
export const setBoostAllowance = endpoint({
  ...shared,
  method: 'PUT',
  path: `${MINE}/team/:userId/boost-allowance`,
  summary: 'What an agent may spend of the office’s credit on boosts of own listings in a month; 0: nothing',
  params: member,
  body: z.strictObject({ amount: AmountOrNone }),
  data: Team,
  errors: [...REFUSALS, 'member_not_found', 'not_an_agent', 'allowance_too_high'],
});
export const removeMember = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${MINE}/team/:userId`,
  summary: 'Remove a member; listings and conversations go to the caller, or to the member named',
  params: member,
  query: z.strictObject({ successorId: Id.optional() }),
  data: Team,
  errors: [
    ...REFUSALS,
    'member_not_found',
    'last_owner',
    'successor_not_found',
    'colleague_stopped',
    'colleague_drafts_only',
    'leave_instead',
  ],
});
export const takeOver = endpoint({
  ...shared,
  method: 'POST',
  path: `${MINE}/team/:userId/take-over`,
  summary: 'Give all listings and conversations that a member has of the office to another one; both stay',
  params: member,
  body: z.strictObject({ successorId: Id }),
  data: Team,
  errors: [...REFUSALS, 'member_not_found', 'successor_not_found', 'colleague_stopped', 'colleague_drafts_only'],
});
export const leaveOffice = endpoint({
  ...shared,
  method: 'POST',
  path: `${MINE}/leave`,
  summary: 'Leave the office; listings and conversations stay with it, in an owner’s hands',
  body: z.strictObject({}),
  data: z.object({}),
  errors: ['office_not_found', 'last_owner'],
});
export const transferOffice = endpoint({
  ...shared,
  method: 'PUT',
  path: `${MINE}/owner`,
  proof: 'fresh',
  summary: 'Make a member an owner beside oneself, or in one’s place (`stay` false: the caller becomes an agent)',
  body: z.strictObject({ userId: Id, stay: z.boolean().default(false) }),
  data: Team,
  errors: [...REFUSALS, 'proof_required', 'member_not_found', 'colleague_stopped'],
});

const Token = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
export const InvitationView = z.object({
  office: z.object({ slug: z.string(), name: z.string(), logo: Id.nullable() }),
  role: InvitedRole,
  /** Where it was sent, without what tells it: `r…@example.com`. */
  sentTo: z.string(),
  invitedBy: z.string().nullable(),
  expiresAt: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;
export const viewInvitation = endpoint({
  method: 'POST',
  path: '/office-invitations/view',
  access: 'public',
  tag: 'office-team',
  summary: 'What the link of an invitation offers; the token travels in the body so that no log has it',
  body: Token,
  data: InvitationView,
  errors: ['invitation_invalid', 'invitation_used'],
});
const Reason = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value !== '', fieldError('required'));
const atDesk = { access: 'offices', tag: 'office-team', params: z.strictObject({ id: Id }), proof: 'code' } as const;
export const nameOwner = endpoint({
  ...atDesk,
  method: 'PUT',
  path: '/admin/offices/:id/owner',
  summary: 'Make a member the owner of an office whose owners cannot run it (id of the office); audited',
  body: z.strictObject({ userId: Id, reason: Reason }),
  data: z.object({}),
  errors: ['proof_required', 'office_not_found', 'member_not_found', 'colleague_stopped', 'office_is_led'],
});
export const closeOffice = endpoint({
  ...atDesk,
  method: 'POST',
  path: '/admin/offices/:id/close',
  summary: 'Close an office: its people are let go with the listings they wrote (id of the office); audited',
  body: z.strictObject({ reason: Reason }),
  data: z.object({}),
  errors: ['proof_required', 'office_not_found'],
});
