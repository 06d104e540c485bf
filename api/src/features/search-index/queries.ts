import type { Db } from '@diyar/db';
import type { IndexAudit, IndexRebuild } from './contract.ts';

// The indexer does the work (indexer/src/reindex-requests.ts, audit-requests.ts); here it is asked for and watched.

/** As the wire writes moments. */
const moment = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;
const MOMENTS = [
  moment('requested_at', 'requestedAt'),
  moment('started_at', 'startedAt'),
  moment('finished_at', 'finishedAt'),
].join(', ');
const REBUILD = `id, reason, state, done, total, error, ${MOMENTS}`;
const AUDIT = `id, reason, state, checked, total, missing, extra, stale, error, ${MOMENTS}`;
const WAKE = `select pg_notify('search_dirty', '')`;

async function rowsOf<T>(db: Db, sql: string, values: (string | number)[] = []): Promise<T[]> {
  const { rows } = await db.raw<{ rows: T[] }>(sql, values);
  return rows;
}

export const recentRebuilds = (db: Db, limit: number) =>
  rowsOf<IndexRebuild>(db, `select ${REBUILD} from search_reindex_requests order by id desc limit ?`, [limit]);

export const recentAudits = (db: Db, limit: number) =>
  rowsOf<IndexAudit>(db, `select ${AUDIT} from search_audits order by id desc limit ?`, [limit]);

/** Undefined when one is open already, which the index of the table sees to. */
export async function requestRebuild(db: Db, reason: string): Promise<IndexRebuild | undefined> {
  const [row] = await rowsOf<IndexRebuild>(
    db,
    `insert into search_reindex_requests (reason) values (?)
     on conflict ((true)) where state in ('requested', 'building', 'swapping') do nothing returning ${REBUILD}`,
    [reason],
  );
  if (row) await db.raw(WAKE);
  return row;
}

/** Undefined when one is open already, which the index of the table sees to. */
export async function requestAudit(db: Db, reason: string): Promise<IndexAudit | undefined> {
  const [row] = await rowsOf<IndexAudit>(
    db,
    `insert into search_audits (reason) values (?)
     on conflict ((true)) where state in ('requested', 'running') do nothing returning ${AUDIT}`,
    [reason],
  );
  return row;
}

export async function backlog(db: Db): Promise<{ waiting: number; refused: number }> {
  const { rows } = await db.raw<{ rows: [{ waiting: number; refused: number }] }>(`
    select (select count(*)::int from search_dirty where target = 1) as waiting,
      (select count(*)::int from search_dead_letters where target = 1) as refused`);
  return rows[0];
}
