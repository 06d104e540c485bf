import type { Db } from '@diyar/db';
import { rowsOf } from './sql.ts';

/** A change left by a statement on the facts: a subtree whose listings to mark, or only that something changed. */
export interface FactChange {
  id: number;
  categoryId: string | null;
  locationId: string | null;
  cursor: string | null;
}

const MOST = 500;

export const openChanges = (db: Db): Promise<FactChange[]> =>
  rowsOf(
    db,
    `select id, category_id as "categoryId", location_id as "locationId", cursor from fact_changes order by id limit ?`,
    [MOST],
  );

export async function forgetChanges(db: Db, ids: number[]): Promise<void> {
  await rowsOf(db, 'delete from fact_changes where id = any(?::bigint[])', [ids]);
}

export async function noteChangeCursor(db: Db, id: number, cursor: string): Promise<void> {
  await rowsOf(db, 'update fact_changes set cursor = ? where id = ?', [cursor, id]);
}

/** Whether documents may be behind the facts: rows that nobody worked on yet, or more than one state of the facts. */
export async function areFactsOpen(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ open: boolean }>(
    db,
    `select exists (select from fact_changes) or exists (select from indexed_facts group by target having count(*) > 1) as open`,
  );
  return row?.open ?? false;
}
