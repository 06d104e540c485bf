import type { Db } from '@diyar/db';

interface Slot {
  wal_status: string | null;
  active_pid: number | null;
}

/** The replication slot that holds the log back for us in a cluster: one for each database, since several installations may share it. */
export const slotOf = (database: string): string =>
  `backup_${database.toLowerCase().replace(/[^a-z0-9_]/g, '_')}`.slice(0, 60);

/**
 * Makes the slot where there is none, or where the server threw away what it held (`max_slot_wal_keep_size`). A receiver that an
 * earlier process left is ended: two must not write into one folder.
 * @returns whether it is new: the log that was received before it does not go on
 */
export async function readySlot(db: Db, slot: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: Slot[] }>(
    'select wal_status, active_pid from pg_replication_slots where slot_name = ?',
    [slot],
  );
  const [found] = rows;
  if (found?.active_pid) {
    await db.raw('select pg_terminate_backend(?, 5000)', [found.active_pid]);
  }
  if (found && found.wal_status !== 'lost') return false;
  if (found) await db.raw('select pg_drop_replication_slot(?)', [slot]);
  await db.raw('select pg_create_physical_replication_slot(?, true)', [slot]);
  return true;
}

/** How far the receiver has written; undefined while none is connected. */
export async function receivedUpTo(db: Db, slot: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { position: string | null }[] }>(
    `select r.write_lsn::text as position from pg_replication_slots s join pg_stat_replication r on r.pid = s.active_pid
     where s.slot_name = ?`,
    [slot],
  );
  return rows[0]?.position ?? undefined;
}

/**
 * Writes a commit into the log: everything committed until the moment lies before it. A recovery to a moment needs a later commit to
 * know that it has come far enough, and a quiet night has none.
 */
export async function markMoment(db: Db): Promise<{ until: Date; position: string }> {
  const until = await db.transaction(async (trx) => {
    await trx.raw('set local synchronous_commit = on');
    const { rows } = await trx.raw<{ rows: { until: Date }[] }>('select clock_timestamp() as until');
    await trx.raw(`select pg_logical_emit_message(true, 'diyar', 'backup')`);
    return rows[0]?.until ?? new Date(0);
  });
  const { rows } = await db.raw<{ rows: { position: string }[] }>(
    'select pg_current_wal_flush_lsn()::text as position',
  );
  return { until, position: rows[0]?.position ?? '0/0' };
}
