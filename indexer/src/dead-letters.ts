import type { Db } from '@diyar/db';
import type { EngineComplaint } from './engine-errors.ts';
import { TARGET } from './marks.ts';
import { rowsOf } from './sql.ts';

/** A listing the engine will not take, and why. */
export interface Refusal {
  listingId: string;
  complaint: EngineComplaint;
}

export interface DeadLetter {
  listingId: string;
  error: EngineComplaint;
  failedAt: Date;
}

/**
 * Puts a listing aside until it changes: its next mark has a higher generation and is tried again like any other.
 * @param gen the generation that failed; 0 for a page of a rebuild
 */
export async function deadLetter(db: Db, refusal: Refusal, gen: number): Promise<void> {
  await rowsOf(
    db,
    `insert into search_dead_letters (target, listing_id, gen, error) values (?, ?, ?, ?::jsonb)
     on conflict (target, listing_id) do update set gen = excluded.gen, error = excluded.error, failed_at = app_now()`,
    [TARGET, refusal.listingId, gen, JSON.stringify(refusal.complaint)],
  );
}

export const deadLetters = (db: Db): Promise<DeadLetter[]> =>
  rowsOf(
    db,
    `select listing_id as "listingId", error, failed_at as "failedAt" from search_dead_letters
     where target = ? order by failed_at`,
    [TARGET],
  );

export async function countDeadLetters(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, 'select count(*) from search_dead_letters where target = ?', [
    TARGET,
  ]);
  return row?.count ?? 0;
}

/** Marks every one again: after a rebuild, a new version, or by hand. */
export async function retryDeadLetters(db: Db): Promise<number> {
  const letters = await deadLetters(db);
  if (letters.length > 0)
    await rowsOf(db, 'select mark_listings(?::uuid[])', [letters.map((letter) => letter.listingId)]);
  return letters.length;
}
