import type { Db } from '@diyar/db';
import { appNow } from '#lib/app-now.ts';
import { AppError } from '#lib/errors.ts';
import type { QuietHours, SavedSearch } from './contract.ts';
import { hasWaiting, quietHoursOf } from './queries.ts';
import { nextTelling } from './schedule.ts';

interface Change {
  id: string;
  userId: string;
  name?: string;
  frequency?: SavedSearch['frequency'];
  byEmail?: boolean;
  inApp?: boolean;
  paused?: boolean;
}

/** Waiting alerts are told at the new frequency. @throws AppError saved_search_not_found (404) */
export const changeSearch = (db: Db, { id, userId, name, frequency, byEmail, inApp, paused }: Change): Promise<void> =>
  db.transaction(async (trx) => {
    const row = await trx('saved_searches').where({ id, user_id: userId }).forUpdate().first('frequency', 'paused_at');
    if (!row) throw new AppError('saved_search_not_found', 404);
    const now = await appNow(trx);
    const often: SavedSearch['frequency'] = frequency ?? row.frequency;
    const waits = await hasWaiting(trx, id);
    const due = waits ? nextTelling(often, now.getTime(), await quietHoursOf(trx, userId)) : null;
    await trx('saved_searches')
      .where({ id })
      .update({
        ...(name !== undefined && { name }),
        ...(byEmail !== undefined && { by_email: byEmail }),
        ...(inApp !== undefined && { in_app: inApp }),
        ...(paused !== undefined && { paused_at: paused ? (row.paused_at ?? now) : null }),
        ...(frequency !== undefined && { frequency, due_at: due === null ? null : new Date(due) }),
        updated_at: now,
      });
  });

/** @throws AppError quiet_hours_empty (400) */
export async function setQuietHours(db: Db, userId: string, quiet: QuietHours | null): Promise<void> {
  if (!quiet) {
    await db('alert_quiet_hours').where({ user_id: userId }).delete();
    return;
  }
  if (quiet.from === quiet.until) throw new AppError('quiet_hours_empty', 400);
  await db('alert_quiet_hours')
    .insert({ user_id: userId, from_hour: quiet.from, until_hour: quiet.until })
    .onConflict('user_id')
    .merge();
}
