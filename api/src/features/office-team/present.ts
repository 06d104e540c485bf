import type { Db } from '@diyar/db';
import { dollarsOf } from '#rules/money.ts';
import { hasAll, OFFICE_RIGHTS } from '#rules/office-roles.ts';
import type { Team } from './contract.ts';
import { hasOtherOwner, membershipOf, membersOf, openInvitations } from './queries.ts';

/** The team as one of its people sees it. @throws AppError office_not_found (404) */
export async function teamOf(db: Db, userId: string): Promise<Team> {
  const { officeId, role } = await membershipOf(db, userId);
  const runs = hasAll(role, 'team');
  const [members, invitations, isReplaceable] = await Promise.all([
    membersOf(db, officeId),
    runs ? openInvitations(db, officeId) : [],
    hasOtherOwner(db, officeId, userId),
  ]);
  return {
    members: members.map(({ open_leads: openLeads, joined_at, email, boost_allowance_cents: cents, ...member }) => ({
      ...member,
      openLeads,
      boostAllowance: runs && member.role === 'agent' ? dollarsOf(cents) : null,
      email: runs ? email : null,
      isMe: member.id === userId,
      joinedAt: joined_at.toISOString(),
    })),
    invitations: invitations.map(({ sent_at, expires_at, is_expired, invited_by, asked_by, ...invitation }) => ({
      ...invitation,
      askedBy: asked_by,
      invitedBy: invited_by,
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      isExpired: is_expired,
    })),
    my: { role, rights: OFFICE_RIGHTS[role], mayLeave: role !== 'owner' || isReplaceable },
  };
}
