import type { Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';

/** Of two administrators one has answered. @throws AppError message_not_found (404), message_answered (409) */
export const answerMessage = (
  db: Db,
  { id, actorId, ip }: { id: string; actorId: string; ip: string },
): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await trx('contact_messages').where({ id }).forUpdate().first('answered_at', 'topic');
    if (!row) throw new AppError('message_not_found', 404);
    if (row.answered_at) throw new AppError('message_answered', 409);
    await trx('contact_messages')
      .where({ id })
      .update({ answered_at: trx.raw('app_now()'), answered_by: actorId });
    await audit(trx, {
      actorId,
      ip,
      action: 'message.answer',
      subjectKind: 'message',
      subjectId: id,
      after: { kind: row.topic },
    });
  });
