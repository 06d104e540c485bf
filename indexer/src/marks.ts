import type { Db } from '@diyar/db';
import { rowsOf } from './sql.ts';

/** "This listing may look different now": which, and which change of it was the last one seen. */
export interface Mark {
  listingId: string;
  gen: number;
  /** When it was set, milliseconds since 1970. */
  markedAt: number;
}

/** The engine this process feeds; a further node would have its own. */
export const TARGET = 1;

/** Of the newest marks, how many jump the queue: an approval must not wait behind a hundred thousand renamed ones. */
const NEWEST = 500;

const oldestAndNewest = `
  select listing_id as "listingId", gen, extract(epoch from marked_at) * 1000 as "markedAt" from (
    (select * from search_dirty where target = ? order by gen limit ?)
    union
    (select * from search_dirty where target = ? order by gen desc limit ?)) marks
  order by gen`;

/**
 * The next marks, at most `limit` and the newest few.
 * @param skip marks already in hand, by listing: left out up to this generation
 */
export async function readMarks(db: Db, limit: number, skip: ReadonlyMap<string, number>): Promise<Mark[]> {
  const marks = await rowsOf<Mark>(db, oldestAndNewest, [TARGET, limit + skip.size, TARGET, NEWEST]);
  return marks.filter((mark) => mark.gen > (skip.get(mark.listingId) ?? Number.NEGATIVE_INFINITY));
}

/** How many marks wait; counts no further than `limit`. */
export async function countMarks(db: Db, limit = 1_000_000): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    'select count(*) from (select from search_dirty where target = ? limit ?) marks',
    [TARGET, limit],
  );
  return row?.count ?? 0;
}

const forget = `
  with seen as materialized (select * from unnest(?::uuid[], ?::bigint[]) as seen (listing_id, gen)),
    mine as (
      select d.listing_id from search_dirty d join seen on seen.listing_id = d.listing_id and seen.gen = d.gen
      where d.target = ? for update of d skip locked),
    cleared as (
      delete from search_dirty d using mine where d.target = ? and d.listing_id = mine.listing_id returning d.listing_id),
    healed as (
      delete from search_dead_letters l using seen where l.target = ? and l.listing_id = seen.listing_id and l.gen < seen.gen)
  select listing_id as "listingId" from cleared`;

/**
 * Forgets marks whose change has reached the engine, where the generation is still the one that was read. `skip locked`
 * because a plain delete waits behind any writer that holds the mark (3.3 s against 0.03 s, measured).
 * @returns the listings whose mark is gone; the others were marked again, or are held by an open transaction
 */
export async function clearMarks(db: Db, marks: Mark[]): Promise<Set<string>> {
  const cleared = await rowsOf<{ listingId: string }>(db, forget, [
    marks.map((mark) => mark.listingId),
    marks.map((mark) => mark.gen),
    TARGET,
    TARGET,
    TARGET,
  ]);
  return new Set(cleared.map((row) => row.listingId));
}

/** Marks listings again: repairs, and batches whose fate is unknown. */
export async function markAgain(db: Db, listingIds: string[]): Promise<void> {
  for (let at = 0; at < listingIds.length; at += 10_000) {
    await rowsOf(db, 'select mark_listings(?::uuid[])', [listingIds.slice(at, at + 10_000)]);
  }
}

/** Forgets every mark that is committed now: what reads all listings after this needs none of them. */
export async function clearAllMarks(db: Db): Promise<void> {
  await rowsOf(
    db,
    `delete from search_dirty d using (
       select listing_id from search_dirty where target = ? for update skip locked) mine
     where d.target = ? and d.listing_id = mine.listing_id`,
    [TARGET, TARGET],
    120_000,
  );
}
