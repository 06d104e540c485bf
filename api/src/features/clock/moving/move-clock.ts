import type { Db } from '@diyar/db';
import type { Move } from './read-move.ts';

/** More than the longest time that anything is kept. */
const FURTHEST_MS = 20 * 365 * 86_400_000;

/**
 * Moves the site's clock, and with it everything that would else end only because it was moved: people stay signed in, and jobs that
 * wait (a mail for the end of the quiet hours, a further try) wait no longer than they would have.
 * @returns how far the clock is moved now
 */
export function moveClock(owner: Db, move: Move): Promise<number> {
  return owner.transaction(async (trx) => {
    const before = await lockShift(trx);
    const after = move === 'back' ? 0 : before + move.byMs;
    const byMs = after - before;
    const by = trx.raw(`make_interval(secs => ?)`, [byMs / 1000]);
    await trx('sessions')
      .whereNull('ended_at')
      .where('expires_at', '>', trx.raw('app_now()'))
      .update({
        expires_at: trx.raw('expires_at + ?', [by]),
        last_used_at: trx.raw('last_used_at + ?', [by]),
        second_factor_at: trx.raw('second_factor_at + ?', [by]),
      });
    // The queue goes by the machine's clock, whatever the site's says; going back makes nobody wait for longer.
    await trx.raw(
      `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - greatest(?, interval '0'))
       from graphile_worker.jobs where locked_at is null and run_at > clock_timestamp() and attempts < max_attempts`,
      [by],
    );
    await trx('app_clock').update({ shift: trx.raw('make_interval(secs => ?)', [after / 1000]) });
    // Every api process throws its kept pages away, and reads how far the clock is moved.
    await trx.raw(`select pg_notify('listings_changed', '*')`);
    return after;
  });
}

/** @throws RangeError past twenty years */
export async function assertWithinReach(db: Db, byMs: number): Promise<void> {
  if ((await shiftOf(db)) + byMs > FURTHEST_MS) throw new RangeError('The clock can be moved by twenty years at most.');
}

export const shiftOf = async (db: Db): Promise<number> => asMs(await db('app_clock').first(SHIFT_MS(db)));

const lockShift = async (trx: Db): Promise<number> => asMs(await trx('app_clock').forUpdate().first(SHIFT_MS(trx)));

const SHIFT_MS = (db: Db) => db.raw<number>('extract(epoch from shift)::float8 * 1000 as ms');
const asMs = (row: { ms: number } | undefined): number => row?.ms ?? 0;
