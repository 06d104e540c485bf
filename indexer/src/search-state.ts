import type { Db } from '@diyar/db';
import { TARGET } from './marks.ts';
import { rowsOf } from './sql.ts';

export interface SearchState {
  /** Fingerprint of the live index; null while there is none. */
  fingerprint: string | null;
  /** The live index's birth time; another index of that name is not ours. */
  indexCreatedAt: string | null;
  auditedAt: Date | null;
}

export async function searchState(db: Db): Promise<SearchState> {
  const [row] = await rowsOf<SearchState>(
    db,
    `select fingerprint, index_created_at as "indexCreatedAt", audited_at as "auditedAt"
     from search_state where target = ?`,
    [TARGET],
  );
  if (!row) throw new Error(`search_state has no row for target ${TARGET}`);
  return row;
}

/** There is no index that answers searches. */
export async function noteNoIndex(db: Db): Promise<void> {
  await rowsOf(db, 'update search_state set fingerprint = null, index_created_at = null where target = ?', [TARGET]);
}

export async function noteAudit(db: Db, found: number): Promise<void> {
  await rowsOf(db, 'update search_state set audited_at = app_now(), audit_found = ? where target = ?', [found, TARGET]);
}
