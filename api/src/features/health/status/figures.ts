import { statfs } from 'node:fs/promises';
import type { Db } from '@diyar/db';

export interface Figures {
  databaseVersion: string;
  databaseBytes: number;
  connections: number;
  connectionsMost: number;
  apis: number;
  workers: number;
  indexers: number;
  /** Marks that wait for the index, seconds since the oldest, and listings that the engine refused. */
  marks: number;
  marksAge: number | null;
  refused: number;
  /** Null where none was taken yet. */
  backupAge: number | null;
  backupName: string | null;
  ledgerAge: number | null;
  ledgerMismatches: number | null;
}

/** Each process holds a connection that is named for it: see the callers of `application_name`. */
const processes = (name: string) => `count(*) filter (where application_name = '${name}')::int`;

export async function databaseFigures(db: Db): Promise<Figures> {
  const { rows } = await db.raw<{ rows: [Figures] }>(`
    with here as (select application_name from pg_stat_activity where datname = current_database()),
      ledger as (
        select unbalanced_transfers + wrong_balances + (unbalanced_cents <> 0)::int as mismatches,
          extract(epoch from app_now() - checked_at)::float8 as age
        from ledger_checks order by id desc limit 1)
    select split_part(current_setting('server_version'), ' ', 1) as "databaseVersion",
      pg_database_size(current_database()) as "databaseBytes",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "connectionsMost",
      (select ${processes('diyar-api-listen')} from here) as apis,
      (select ${processes('diyar-worker-locks')} from here) as workers,
      (select ${processes('diyar-indexer-leader')} from here) as indexers,
      (select count(*)::int from search_dirty where target = 1) as marks,
      (select extract(epoch from clock_timestamp() - min(marked_at))::float8 from search_dirty where target = 1) as "marksAge",
      (select count(*)::int from search_dead_letters where target = 1) as refused,
      (select extract(epoch from app_now() - finished_at)::float8 from last_backup) as "backupAge",
      (select name from last_backup) as "backupName",
      (select age from ledger) as "ledgerAge",
      (select mismatches::int from ledger) as "ledgerMismatches"`);
  return rows[0];
}

/** Bytes of the disk that holds our files. */
export async function diskOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
