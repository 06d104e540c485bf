import { bePatient, type Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { notify } from '../notifications/index.ts';
import { dissolve } from './dissolve.ts';
import { assertMayTakeOver, handOver } from './hand-over.ts';
import { hasOtherOwner, lockRunTeam, lockTeam, type Membership, ownersOf, roleIn, successorOf } from './queries.ts';

/** An agent's listings change hands in one statement. */
const PATIENCE_MS = 30_000;
const TEAM = '/dashboard/office?tab=team';

/** Takes somebody out of an office, whose lock the caller holds; what they had of it goes to `to`. */
async function removeMember(
  trx: Db,
  { userId, officeId, role }: Membership,
  to: string,
  actor: { id: string; ip: string },
) {
  const handed = await handOver(trx, { officeId, from: userId, to });
  await trx('office_members').where({ user_id: userId, office_id: officeId }).delete();
  await trx('users').where({ id: userId }).update({ account_type: 'regular' });
  await audit(trx, {
    actorId: actor.id,
    ip: actor.ip,
    action: 'office.leave',
    subjectKind: 'office',
    subjectId: officeId,
    before: { userId, role },
    after: { handedTo: to, ...handed },
  });
  return handed;
}

const nameOf = async (trx: Db, userId: string): Promise<string> => {
  const user = await rowOf(trx('users').where({ id: userId }).first('first_name', 'last_name'));
  return `${user.first_name} ${user.last_name}`.trim();
};

/** @throws AppError office_not_found (404), last_owner (409) */
export const leave = (db: Db, { userId, ip }: { userId: string; ip: string }): Promise<void> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const me = await lockTeam(trx, userId);
    if (me.role === 'owner' && !(await hasOtherOwner(trx, me.officeId, userId))) throw new AppError('last_owner', 409);
    const { listings } = await removeMember(trx, me, await successorOf(trx, me.officeId, userId), { id: userId, ip });
    await notifyOwners(trx, me.officeId, await nameOf(trx, userId), listings);
  });

async function notifyOwners(trx: Db, officeId: string, name: string, count: number): Promise<void> {
  const news = { type: 'system', kind: 'team_left', parameters: { name, count }, url: TEAM } as const;
  for (const userId of await ownersOf(trx, officeId)) await notify(trx, { userId, ...news });
}

/**
 * Takes somebody who closes the account out of their office, before the account is closed: boosts of what stays with the office go on.
 * With the last owner who may run it, now or once a suspension is over, the office closes.
 */
export async function leaveByClosing(trx: Db, userId: string): Promise<void> {
  const member = await trx('office_members').where({ user_id: userId }).first('office_id', 'role');
  if (!member) return;
  const { office_id: officeId, role } = member;
  // Two owners who leave at once: the second finds the first gone.
  await trx('offices').where({ id: officeId }).forUpdate().first('id');
  if (role === 'owner' && (await ownersOf(trx, officeId, userId)).length === 0)
    return dissolve(trx, { officeId, leaverId: userId });
  const { listings } = await handOver(trx, { officeId, from: userId, to: await successorOf(trx, officeId, userId) });
  await trx('office_members').where({ user_id: userId, office_id: officeId }).delete();
  await notifyOwners(trx, officeId, await nameOf(trx, userId), listings);
}

/**
 * @throws AppError office_not_found, member_not_found (404), team_forbidden (403), leave_instead, last_owner, successor_not_found,
 * colleague_stopped, colleague_drafts_only (409)
 */
export const remove = (
  db: Db,
  {
    userId,
    memberId,
    successorId = userId,
    ip,
  }: { userId: string; memberId: string; successorId?: string | undefined; ip: string },
): Promise<void> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    const { officeId } = await lockRunTeam(trx, userId);
    if (memberId === userId) throw new AppError('leave_instead', 409);
    const role = await roleIn(trx, officeId, memberId);
    if (!role) throw new AppError('member_not_found', 404);
    const isSuccessor = successorId !== memberId && (await roleIn(trx, officeId, successorId));
    if (!isSuccessor) throw new AppError('successor_not_found', 409).on('successorId');
    await assertMayTakeOver(trx, successorId, { field: 'successorId' });
    const { listings } = await removeMember(trx, { userId: memberId, officeId, role }, successorId, { id: userId, ip });
    const office = await rowOf(trx('offices').where({ id: officeId }).first('name_ar', 'name_en'));
    await notify(trx, {
      userId: memberId,
      type: 'system',
      kind: 'team_removed',
      url: '/dashboard/properties',
      parameters: { nameAr: office.name_ar, nameEn: office.name_en },
    });
    if (successorId !== userId && listings > 0)
      await notify(trx, {
        userId: successorId,
        type: 'listing',
        kind: 'team_handed_over',
        url: '/dashboard/properties',
        parameters: { name: await nameOf(trx, memberId), count: listings },
      });
  });
