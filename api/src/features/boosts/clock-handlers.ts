import type { Db } from '@diyar/db';
import type { ClockHandler, Due } from '#lib/clock-handler.ts';
import { notifyOfEnd, notifyOfStop } from './notify.ts';
import type { BoostRow } from './queries.ts';
import { payBack } from './stop-boost.ts';

const dueIn = async (db: Db, moment: string, condition: string, limit: number): Promise<Due[]> => {
  const { rows } = await db.raw<{ rows: Due[] }>(
    `select id as subject, ${moment} as moment from boosts where ${condition} order by moment, subject limit ?`,
    [limit],
  );
  return rows;
};
const lock = (trx: Db, id: string): Promise<BoostRow | undefined> =>
  trx('boosts').where({ id }).forUpdate().skipLocked().first();

const start: ClockHandler = {
  kind: 'boost_start',
  due: (db, limit) => dueIn(db, 'starts_at', `status = 'pending' and starts_at <= app_now()`, limit),
  async act(trx, { subject }) {
    const boost = await lock(trx, subject);
    if (boost?.status !== 'pending') return undefined;
    await trx('boosts').where({ id: subject }).update({ status: 'active' });
    return { type: boost.type };
  },
};

const end: ClockHandler = {
  kind: 'boost_end',
  due: (db, limit) => dueIn(db, 'ends_at', `status in ('pending', 'active') and ends_at <= app_now()`, limit),
  async act(trx, { subject, moment }) {
    const boost = await lock(trx, subject);
    if (boost?.status !== 'active') return undefined;
    await trx('boosts').where({ id: subject }).update({ status: 'expired' });
    await notifyOfEnd(trx, boost, moment);
    return { type: boost.type };
  },
};

/** A listing that left view has stopped its boosts; what was not used comes back here. */
const refund: ClockHandler = {
  kind: 'boost_refund',
  due: (db, limit) => dueIn(db, 'stopped_at', 'refund_cents > 0 and refund_transfer_id is null', limit),
  async act(trx, { subject }) {
    const boost = await lock(trx, subject);
    if (!boost || boost.refund_cents === 0 || boost.refund_transfer_id) return undefined;
    await notifyOfStop(trx, boost, await payBack(trx, { boost, actorId: null }));
    return { cents: boost.refund_cents, reason: boost.stop_reason };
  },
};

/** Events of boosts that fall due by the clock alone. */
export const BOOST_CLOCK: readonly ClockHandler[] = [start, end, refund];
