import type { Db } from '@diyar/db';
import { TARGET } from './marks.ts';
import { rowsOf } from './sql.ts';

export interface ReindexRequest {
  id: number;
  reason: string;
  state: 'requested' | 'building' | 'swapping' | 'done' | 'failed';
  fingerprint: string | null;
  indexUid: string | null;
  indexCreatedAt: string | null;
  /** The last listing whose page is in the build index. */
  cursor: string | null;
  done: number;
  total: number | null;
  error: string | null;
}

const COLUMNS = `id, reason, state, fingerprint, index_uid as "indexUid", index_created_at as "indexCreatedAt", cursor,
  done, total, error`;
const OPEN = "state in ('requested', 'building', 'swapping')";

/** Asks the indexer for a full rebuild. @returns its id; of the one already open when there is one */
export async function requestRebuild(db: Db, reason: string): Promise<number> {
  const [created] = await rowsOf<{ id: number }>(
    db,
    `insert into search_reindex_requests (reason) values (?) on conflict ((true)) where ${OPEN} do nothing returning id`,
    [reason],
  );
  await rowsOf(db, "select pg_notify('search_dirty', '')");
  const id = created?.id ?? (await openRequest(db))?.id;
  return id ?? requestRebuild(db, reason);
}

export async function openRequest(db: Db): Promise<ReindexRequest | undefined> {
  const [request] = await rowsOf<ReindexRequest>(db, `select ${COLUMNS} from search_reindex_requests where ${OPEN}`);
  return request;
}

export async function readRequest(db: Db, id: number): Promise<ReindexRequest | undefined> {
  const [request] = await rowsOf<ReindexRequest>(db, `select ${COLUMNS} from search_reindex_requests where id = ?`, [
    id,
  ]);
  return request;
}

/** From the first page again, into a fresh build index. */
export async function noteBuilding(
  db: Db,
  id: number,
  build: { uid: string; createdAt: string; fingerprint: string },
): Promise<void> {
  await rowsOf(
    db,
    `update search_reindex_requests set state = 'building', started_at = app_now(), index_uid = ?, index_created_at = ?,
       fingerprint = ?, cursor = null, done = 0, total = (select count(*) from listings where status = 'active')
     where id = ?`,
    [build.uid, build.createdAt, build.fingerprint, id],
    60_000,
  );
}

export async function notePage(db: Db, id: number, cursor: string, count: number): Promise<void> {
  await rowsOf(db, 'update search_reindex_requests set cursor = ?, done = done + ? where id = ?', [cursor, count, id]);
}

export async function noteState(db: Db, id: number, state: 'requested' | 'swapping'): Promise<void> {
  await rowsOf(db, 'update search_reindex_requests set state = ? where id = ?', [state, id]);
}

export async function noteFailed(db: Db, id: number, error: string): Promise<void> {
  await rowsOf(
    db,
    `update search_reindex_requests set state = 'failed', error = ?, finished_at = app_now() where id = ?`,
    [error, id],
  );
}

/** The build answers searches now. */
export async function noteDone(db: Db, id: number): Promise<void> {
  await rowsOf(
    db,
    `with finished as (
       update search_reindex_requests set state = 'done', finished_at = app_now() where id = ?
       returning fingerprint, index_created_at)
     update search_state s set fingerprint = finished.fingerprint, index_created_at = finished.index_created_at
     from finished where target = ?`,
    [id, TARGET],
  );
}
