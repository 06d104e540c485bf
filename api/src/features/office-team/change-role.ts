import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { lockStanding } from '#lib/standing/lock-standing.ts';
import type { OfficeRole } from '#rules/office-roles.ts';
import { type NotificationKind, notify } from '../notifications/index.ts';
import { hasOtherOwner, lockRunTeam, roleIn } from './queries.ts';

interface Act {
  userId: string;
  memberId: string;
  ip: string;
}

/** @throws AppError office_not_found, member_not_found (404), team_forbidden (403), last_owner (409) */
export const changeRole = (db: Db, { role, ...act }: Act & { role: Exclude<OfficeRole, 'owner'> }): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId, before } = await lockMember(trx, act);
    if (before === role) return;
    if (before === 'owner' && !(await hasOtherOwner(trx, officeId, act.memberId)))
      throw new AppError('last_owner', 409);
    await write(trx, { ...act, officeId, before, role });
  });

/**
 * Makes a member an owner, with a fresh proof of the caller's person; the caller stays one or becomes an agent.
 * @throws AppError office_not_found, member_not_found (404), team_forbidden (403), colleague_stopped (409)
 */
export const transferOffice = (db: Db, { stay, ...act }: Act & { stay: boolean }): Promise<void> =>
  db.transaction(async (trx) => {
    const { officeId, before } = await lockMember(trx, act);
    if (act.memberId === act.userId) throw new AppError('member_not_found', 404);
    const may = await lockStanding(trx, act.memberId);
    if (!may.act) throw new AppError('colleague_stopped', 409).on('userId');
    if (before !== 'owner') await write(trx, { ...act, officeId, before, role: 'owner' });
    if (!stay) await write(trx, { ...act, memberId: act.userId, officeId, before: 'owner', role: 'agent' });
  });

export async function lockMember(trx: Db, { userId, memberId }: Pick<Act, 'userId' | 'memberId'>) {
  const { officeId } = await lockRunTeam(trx, userId);
  const before = await roleIn(trx, officeId, memberId);
  if (!before) throw new AppError('member_not_found', 404);
  return { officeId, before };
}

const TOLD = {
  owner: 'team_role_owner',
  agent: 'team_role_agent',
  assistant: 'team_role_assistant',
} as const satisfies Record<OfficeRole, NotificationKind>;

async function write(
  trx: Db,
  { userId, memberId, ip, officeId, before, role }: Act & { officeId: string; before: OfficeRole; role: OfficeRole },
): Promise<void> {
  await setRole(trx, { officeId, memberId, role, actorId: userId });
  await audit(trx, {
    actorId: userId,
    ip,
    action: 'office.change_role',
    subjectKind: 'office',
    subjectId: officeId,
    before: { userId: memberId, role: before },
    after: { userId: memberId, role },
  });
}

/** Writes a role, and tells whose it is unless they did it themselves. */
export async function setRole(
  trx: Db,
  { officeId, memberId, role, actorId }: { officeId: string; memberId: string; role: OfficeRole; actorId: string },
): Promise<void> {
  await trx('office_members')
    .where({ office_id: officeId, user_id: memberId })
    .update({ role, boost_allowance_cents: 0 });
  if (memberId === actorId) return;
  const office = await rowOf(trx('offices').where({ id: officeId }).first('name_ar', 'name_en'));
  await notify(trx, {
    userId: memberId,
    type: 'system',
    kind: TOLD[role],
    url: '/dashboard/office?tab=team',
    parameters: { nameAr: office.name_ar, nameEn: office.name_en },
  });
}
