import { enqueue } from '#jobs/enqueue.ts';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { notifyTeamOfOwner } from '../office-team/index.ts';

/** A suspension whose day has come: who was suspended is told, and so are the people of their office. */
const end: ClockHandler = {
  kind: 'suspension_end',
  due: (db, limit): Promise<Due[]> =>
    db('users')
      .whereRaw('suspended_until <= app_now()')
      .where({ banned_at: null, closed_at: null })
      .orderBy(['suspended_until', 'id'])
      .limit(limit)
      .select('id as subject', 'suspended_until as moment'),
  async act(trx, { subject, moment }) {
    const [user] = await trx('users')
      .where({ id: subject, banned_at: null, closed_at: null })
      .whereRaw('suspended_until <= app_now()')
      .update({ suspended_until: null, suspension_reason: null })
      .returning('id');
    if (!user) return undefined;
    await trx('life_events').insert({ event: 'person.suspension_ended', subject, moment });
    await enqueue(trx, 'mail', { kind: 'account_restored', userId: subject });
    await notifyTeamOfOwner(trx, subject);
    return {};
  },
};

/** Events of suspensions that fall due by the clock alone. */
export const SUSPENSION_CLOCK: readonly ClockHandler[] = [end];
