import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { audit } from '#lib/audit.ts';
import { dropMeasure } from '#lib/auth/stored-measures.ts';
import { AppError } from '#lib/errors.ts';
import { endSessions } from '../accounts/index.ts';
import { notifyTeamOfOwner, notifyTeamOfStop } from '../office-team/index.ts';
import type { Standing } from './contract.ts';
import { STANDING } from './queries.ts';

interface Act {
  userId: string;
  actorId: string;
  ip: string;
  /** The version the administrator saw; undefined: whatever it is. */
  expected?: Standing;
}
interface Stopped {
  account_type: string;
  standing: Standing;
  is_suspended: boolean;
  is_banned: boolean;
}

/**
 * Locks the user, so that two administrators decide one after the other, and the second finds what the first has done. A closed
 * account can only be let off.
 * @throws AppError user_not_found (404), standing_changed (409)
 */
async function lockUser(trx: Db, { userId, expected }: Act, { closedToo = false } = {}): Promise<Stopped> {
  // Offices before people, as everywhere: what becomes of the office follows.
  const member = await trx('office_members').where({ user_id: userId }).first('office_id');
  if (member) await trx('offices').where({ id: member.office_id }).forNoKeyUpdate().first('id');
  const { rows } = await trx.raw<{ rows: Stopped[] }>(
    `select u.account_type, ${STANDING} as standing, coalesce(u.suspended_until > app_now(), false) as is_suspended,
       u.banned_at is not null as is_banned
     from users u where u.id = ? ${closedToo ? '' : 'and u.closed_at is null'} for update`,
    [userId],
  );
  const [user] = rows;
  if (!user) throw new AppError('user_not_found', 404);
  if (expected && expected !== user.standing) throw new AppError('standing_changed', 409);
  return user;
}

function assertMayBeStopped(user: Stopped): void {
  if (user.account_type === 'admin') throw new AppError('user_is_admin', 409);
  if (user.standing === 'banned') throw new AppError('user_is_banned', 409);
}

const record = ({ userId, actorId, ip }: Act) => ({ actorId, ip, subjectKind: 'user', subjectId: userId });

/** Asked for before the measure, it closes nothing any more: another is mailed to whoever asks while suspended. */
const dropDeletionLink = (trx: Db, userId: string) =>
  trx('one_time_tokens').where({ user_id: userId, purpose: 'delete_account' }).delete();

async function restored(trx: Db, userId: string): Promise<void> {
  await enqueue(trx, 'mail', { kind: 'account_restored', userId });
  await notifyTeamOfOwner(trx, userId);
}

/** `days` null: without end. Sessions end and listings leave public view with the commit. @throws AppError user_is_suspended (409) */
export const suspendUser = (db: Db, act: Act & { reason: string; days: number | null }) =>
  db.transaction(async (trx) => {
    const { userId, reason, days } = act;
    const user = await lockUser(trx, act);
    assertMayBeStopped(user);
    if (user.is_suspended) throw new AppError('user_is_suspended', 409);
    const until =
      days === null ? trx.raw(`'infinity'::timestamptz`) : trx.raw(`app_now() + ? * interval '1 day'`, [days]);
    await trx('users').where({ id: userId }).update({ suspended_until: until, suspension_reason: reason });
    await endSessions(trx, { userId }, 'suspended');
    await dropDeletionLink(trx, userId);
    const change = { before: { suspended: false }, after: { suspended: true, days } };
    await audit(trx, { ...record(act), action: 'user.suspend', ...change, reason });
    await enqueue(trx, 'mail', { kind: 'account_suspended', userId, reason });
    await notifyTeamOfStop(trx, userId);
  });

/** @throws AppError user_not_suspended (409) */
export const unsuspendUser = (db: Db, act: Act & { reason?: string }) =>
  db.transaction(async (trx) => {
    const { userId, reason } = act;
    const user = await lockUser(trx, act, { closedToo: true });
    if (!user.is_suspended) throw new AppError('user_not_suspended', 409);
    await trx('users').where({ id: userId }).update({ suspended_until: null, suspension_reason: null });
    await dropMeasure(trx, userId);
    const change = { before: { suspended: true }, after: { suspended: false } };
    await audit(trx, { ...record(act), action: 'user.unsuspend', ...change, reason });
    if (user.standing === 'suspended') await restored(trx, userId);
  });

export const banUser = (db: Db, act: Act & { reason: string }) =>
  db.transaction(async (trx) => {
    const { userId, reason } = act;
    const user = await lockUser(trx, act);
    assertMayBeStopped(user);
    await trx('users')
      .where({ id: userId })
      .update({ banned_at: trx.raw('app_now()'), ban_reason: reason });
    await endSessions(trx, { userId }, 'banned');
    await dropDeletionLink(trx, userId);
    const change = { before: { banned: false }, after: { banned: true } };
    await audit(trx, { ...record(act), action: 'user.ban', ...change, reason });
    await enqueue(trx, 'mail', { kind: 'account_banned', userId, reason });
    if (!user.is_suspended) await notifyTeamOfStop(trx, userId);
  });

/** A suspension that still runs stays. @throws AppError user_not_banned (409) */
export const unbanUser = (db: Db, act: Act & { reason: string }) =>
  db.transaction(async (trx) => {
    const { userId, reason } = act;
    const user = await lockUser(trx, act, { closedToo: true });
    if (!user.is_banned) throw new AppError('user_not_banned', 409);
    await trx('users').where({ id: userId }).update({ banned_at: null, ban_reason: null });
    await dropMeasure(trx, userId);
    const change = { before: { banned: true }, after: { banned: false } };
    await audit(trx, { ...record(act), action: 'user.unban', ...change, reason });
    if (user.standing === 'banned' && !user.is_suspended) await restored(trx, userId);
  });
