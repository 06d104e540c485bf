import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import { describeDevice, endSessions } from '../accounts/index.ts';

interface Act {
  userId: string;
  sessionId: string;
  actorId: string;
  ip: string;
}

/** Signs one device out; of two administrators the second finds nothing to end. @throws AppError session_not_found (404) */
export const endUserSession = (db: Db, { userId, sessionId, actorId, ip }: Act) =>
  db.transaction(async (trx) => {
    const ended = await endSessions(trx, { sessionId, userId }, 'ended_by_admin');
    if (ended === 0) throw new AppError('session_not_found', 404);
    const session = await trx('sessions').where({ id: sessionId }).first('user_agent');
    await audit(trx, {
      actorId,
      ip,
      action: 'user.end_session',
      subjectKind: 'user',
      subjectId: userId,
      before: { device: describeDevice(session?.user_agent ?? null) },
    });
  });
