import type { Db } from '@diyar/db';

/** A running cluster as its log sees it. */
export interface ServerFacts {
  system: string;
  major: number;
  segmentBytes: number;
  database: string;
  role: string;
}

interface Row extends ServerFacts {
  level: string;
  senders: number;
  slots: number;
  may_replicate: boolean;
}

/**
 * Asks, as the owner role, what the log needs to be kept.
 * @throws Error with what to type when the server or the role does not allow it
 */
export async function serverFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await db.raw<{ rows: Row[] }>(`
    select (select system_identifier::text from pg_control_system()) as system,
      current_setting('server_version_num')::int / 10000 as major,
      (select bytes_per_wal_segment from pg_control_init()) as "segmentBytes",
      current_database() as database, current_user as role, current_setting('wal_level') as level,
      current_setting('max_wal_senders')::int as senders, current_setting('max_replication_slots')::int as slots,
      (select rolsuper or rolreplication from pg_roles where rolname = current_user) as may_replicate`);
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself.');
  const { level, senders, slots, may_replicate, ...facts } = row;
  const missing = [
    !may_replicate && `alter role ${facts.role} replication;`,
    level === 'minimal' && `alter system set wal_level = 'replica';`,
    senders < 2 && 'alter system set max_wal_senders = 10;',
    slots < 1 && 'alter system set max_replication_slots = 10;',
  ].filter((line) => line !== false);
  if (missing.length === 0) return facts;
  const restart = missing.some((line) => line.includes('alter system')) ? ' Then start PostgreSQL again.' : '';
  throw new Error(
    `The log is not kept, so a restore goes back to a backup, not to a moment. As a superuser, type: ${missing.join(' ')}${restart}`,
  );
}
