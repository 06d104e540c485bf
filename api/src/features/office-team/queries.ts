import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { mayAct, mayOwn } from '#lib/standing/questions.ts';
import { hasAll, type OfficeRole } from '#rules/office-roles.ts';

export interface Membership {
  userId: string;
  officeId: string;
  role: OfficeRole;
}

/** @throws AppError office_not_found (404) */
export async function membershipOf(db: Db, userId: string): Promise<Membership> {
  const row = await db('office_members as m')
    .join('offices as o', 'o.id', 'm.office_id')
    .where({ user_id: userId, status: 'approved' })
    .first<Pick<tables.OfficeMemberRow, 'office_id' | 'role'> | undefined>('m.office_id', 'm.role');
  if (!row) throw new AppError('office_not_found', 404);
  return { userId, officeId: row.office_id, role: row.role };
}

/** The office's row is what changes of a team wait for, so that the last owner is counted by one at a time. */
export async function lockTeam(trx: Db, userId: string): Promise<Membership> {
  const { officeId } = await membershipOf(trx, userId);
  await trx('offices').where({ id: officeId }).forUpdate().first('id');
  return membershipOf(trx, userId);
}

/** The same for somebody who runs it. @throws AppError office_not_found (404), team_forbidden (403) */
export async function lockRunTeam(trx: Db, userId: string): Promise<Membership> {
  const me = await lockTeam(trx, userId);
  if (!hasAll(me.role, 'team')) throw new AppError('team_forbidden', 403);
  return me;
}

export type MemberRow = Pick<tables.OfficeMemberRow, 'role' | 'joined_at' | 'boost_allowance_cents'> &
  Pick<tables.UserRow, 'id' | 'email'> & { name: string; listings: number; open_leads: number; isStopped: boolean };

export async function membersOf(db: Db, officeId: string): Promise<MemberRow[]> {
  const { rows } = await db.raw<{ rows: MemberRow[] }>(
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, m.role, m.joined_at, m.boost_allowance_cents,
       not ${mayAct('u')} as "isStopped",
       (select count(*)::int from listings l where l.office_id = m.office_id and l.owner_id = u.id and l.deleted_at is null) as listings,
       (select count(*)::int from leads d where d.office_id = m.office_id and coalesce(d.assigned_to, d.owner_id) = u.id
         and d.status not in ('converted', 'lost')) as open_leads
     from office_members m join users u on u.id = m.user_id
     where m.office_id = ? and u.closed_at is null
     order by array_position(array['owner', 'agent', 'assistant'], m.role), m.joined_at, u.id`,
    [officeId],
  );
  return rows;
}

export type InvitationRow = Pick<tables.OfficeInvitationRow, 'id' | 'email' | 'role' | 'sent_at' | 'expires_at'> & {
  invited_by: string | null;
  is_expired: boolean;
  /** Another account than the invited one, which waits for an owner. */
  asked_by: { name: string; email: string | null } | null;
};

export async function openInvitations(db: Db, officeId: string): Promise<InvitationRow[]> {
  const { rows } = await db.raw<{ rows: InvitationRow[] }>(
    `select i.id, i.email, i.role, i.sent_at, i.expires_at, i.expires_at <= app_now() as is_expired,
       trim(u.first_name || ' ' || u.last_name) as invited_by,
       case when a.id is not null then json_build_object('name', trim(a.first_name || ' ' || a.last_name), 'email', a.email) end
         as asked_by
     from office_invitations i left join users u on u.id = i.invited_by
       left join users a on a.id = i.asked_by and a.closed_at is null
     where i.office_id = ? and i.accepted_at is null and i.revoked_at is null order by i.id desc`,
    [officeId],
  );
  return rows;
}

export async function roleIn(db: Db, officeId: string, userId: string): Promise<OfficeRole | undefined> {
  return (await db('office_members').where({ office_id: officeId, user_id: userId }).first('role'))?.role;
}

/** Owners of an office, who are told of it: those who may act now, the longest-serving first, then those whose suspension has an end. */
export const ownersOf = (db: Db, officeId: string, except?: string): Promise<string[]> =>
  db('office_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ office_id: officeId, role: 'owner' })
    .whereRaw(mayOwn('u'))
    .whereNot('u.id', except ?? '00000000-0000-0000-0000-000000000000')
    .orderByRaw(`${mayAct('u')} desc, m.joined_at, u.id`)
    .pluck<string[]>('u.id');

/** Whether an owner besides somebody may run the office now. */
export async function hasOtherOwner(db: Db, officeId: string, userId: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select from office_members m join users u on u.id = m.user_id
     where m.office_id = :officeId and m.role = 'owner' and u.id <> :userId and ${mayAct('u')}`,
    { officeId, userId },
  );
  return rows.length > 0;
}

/**
 * Who takes over what somebody leaves to the office: an owner who may act, or an agent, the longest-serving first; after them those whose
 * suspension has an end, and at last any owner, so that what is the office's stays with it until it has one who may act.
 */
export async function successorOf(trx: Db, officeId: string, leaverId: string): Promise<string> {
  const { rows } = await trx.raw<{ rows: Pick<tables.OfficeMemberRow, 'user_id'>[] }>(
    `select m.user_id from office_members m join users u on u.id = m.user_id
     where m.office_id = :officeId and m.user_id <> :leaverId and m.role in ('owner', 'agent')
       and (m.role = 'owner' or ${mayOwn('u')})
     order by ${mayAct('u')} desc, ${mayOwn('u')} desc, m.role = 'owner' desc, m.joined_at, m.user_id limit 1`,
    { officeId, leaverId },
  );
  if (!rows[0]) throw new AppError('last_owner', 409);
  return rows[0].user_id;
}

/** Members and open invitations together. */
export async function sizeOf(db: Db, officeId: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ n: number }] }>(
    `select (select count(*) from office_members where office_id = :officeId)::int +
       (select count(*) from office_invitations where office_id = :officeId and accepted_at is null and revoked_at is null
         and (expires_at > app_now() or asked_by is not null))::int as n`,
    { officeId },
  );
  return rows[0].n;
}
