import type { Db } from '@diyar/db';
import type { Drift } from './audit.ts';
import { rowsOf } from './sql.ts';

const OPEN = "state in ('requested', 'running')";

/** Notes that an audit is wanted. @returns its id; of the one already open when there is one */
export async function requestAudit(db: Db, reason: string): Promise<number> {
  const [created] = await rowsOf<{ id: number }>(
    db,
    `insert into search_audits (reason) values (?) on conflict ((true)) where ${OPEN} do nothing returning id`,
    [reason],
  );
  return created?.id ?? (await openAudit(db)) ?? requestAudit(db, reason);
}

/** The audit that is asked for, or that a process which is gone had begun. */
export async function openAudit(db: Db): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(db, `select id from search_audits where ${OPEN}`);
  return row?.id;
}

export async function noteAuditBegun(db: Db, id: number): Promise<void> {
  await rowsOf(
    db,
    `update search_audits set state = 'running', started_at = app_now(), checked = 0,
       total = (select count(*) from listings where status = 'active')
     where id = ?`,
    [id],
    60_000,
  );
}

export async function noteAudited(db: Db, id: number, checked: number): Promise<void> {
  await rowsOf(db, 'update search_audits set checked = ? where id = ?', [checked, id]);
}

export async function noteAuditDone(db: Db, id: number, drift: Drift): Promise<void> {
  await rowsOf(
    db,
    `update search_audits set state = 'done', checked = ?, total = ?, missing = ?, extra = ?, stale = ?, finished_at = app_now()
     where id = ?`,
    [drift.checked, drift.checked, drift.missing.length, drift.extra.length, drift.stale.length, id],
  );
}

export async function noteAuditFailed(db: Db, id: number, error: string): Promise<void> {
  await rowsOf(db, `update search_audits set state = 'failed', error = ?, finished_at = app_now() where id = ?`, [
    error,
    id,
  ]);
}
