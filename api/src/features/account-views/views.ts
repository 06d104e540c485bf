import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { audit } from '#lib/audit.ts';
import { VIEW_MINUTES } from '#lib/auth/account-views.ts';
import { AppError } from '#lib/errors.ts';

interface Act {
  userId: string;
  actorId: string;
  sessionId: string;
  ip: string;
}
const recordOf = ({ userId, actorId, ip }: Act) => ({ actorId, ip, subjectKind: 'user', subjectId: userId });

/** Administrators are not looked at through each other's eyes. @throws AppError user_not_found (404), user_is_admin (409) */
export const beginView = (db: Db, { reason, ...act }: Act & { reason: string }) =>
  db.transaction(async (trx) => {
    const user = await trx('users').where({ id: act.userId }).whereNull('closed_at').first('account_type');
    if (!user) throw new AppError('user_not_found', 404);
    if (user.account_type === 'admin') throw new AppError('user_is_admin', 409);
    await endRunning(trx, act.sessionId);
    const view = await rowOf(
      trx('account_views')
        .insert({
          session_id: act.sessionId,
          user_id: act.userId,
          ends_at: trx.raw(`app_now() + interval '${VIEW_MINUTES} minutes'`),
        })
        .returning(['id', 'ends_at']),
    );
    await audit(trx, { ...recordOf(act), action: 'user.view_as', after: { minutes: VIEW_MINUTES }, reason });
    return { id: view.id, endsAt: view.ends_at, type: user.account_type };
  });

/** Ends what runs; what is over leaves no row. */
export const endView = (db: Db, act: Act) =>
  db.transaction(async (trx) => {
    const minutes = await endRunning(trx, act.sessionId, act.userId);
    if (minutes !== undefined) await audit(trx, { ...recordOf(act), action: 'user.view_as_end', after: { minutes } });
  });

/** @returns for how many minutes it ran; undefined when none did */
async function endRunning(trx: Db, session_id: string, user_id?: string): Promise<number | undefined> {
  const [ended] = await trx('account_views')
    .where({ session_id, ...(user_id && { user_id }) })
    .where('ends_at', '>', trx.raw('app_now()'))
    .update({ ends_at: trx.raw('app_now()') })
    .returning<{ minutes: number }[]>(trx.raw('ceil(extract(epoch from ends_at - started_at) / 60)::int as minutes'));
  return ended?.minutes;
}
