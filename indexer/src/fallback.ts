import type { Db } from '@diyar/db';
import type { PreparedBatch } from './prepare.ts';
import { rowsOf } from './sql.ts';

const CHUNK = 2_000;
const LIMIT_MS = 60_000;

/** Writes prepared batches one after the other, in the order they were sent: the engine need not wait for it. */
export interface FallbackWriter {
  /** Resolves when this prepared batch, and every one before it, is written. */
  write(prepared: PreparedBatch): Promise<void>;
}

export function createFallbackWriter(db: Db): FallbackWriter {
  let last: Promise<unknown> = Promise.resolve();
  return {
    write(prepared) {
      const written = last.then(() => writeFallback(db, prepared));
      last = written.catch(() => {});
      return written;
    },
  };
}

/**
 * Keeps `listing_search` (the folded text PostgreSQL searches while the engine is down) in step with a prepared batch. Writes only
 * what changed; in listing order, because two leaders may overlap for a moment.
 */
async function writeFallback(db: Db, { documents, removals }: PreparedBatch): Promise<void> {
  if (removals.length > 0) {
    await rowsOf(db, 'delete from listing_search where listing_id = any(?::uuid[])', [removals], LIMIT_MS);
  }
  if (documents.length === 0) return;
  const known = await rowsOf<{ listing_id: string; digest: number }>(
    db,
    'select listing_id, digest from listing_search where listing_id = any(?::uuid[])',
    [documents.map(({ id }) => id)],
    LIMIT_MS,
  );
  const digests = new Map(known.map((row) => [row.listing_id, row.digest]));
  const changed = documents.map(({ text }) => text).filter((text) => digests.get(text.listingId) !== text.digest);
  changed.sort((a, b) => (a.listingId < b.listingId ? -1 : 1));
  for (let at = 0; at < changed.length; at += CHUNK) {
    const part = changed.slice(at, at + CHUNK);
    await rowsOf(
      db,
      `insert into listing_search (listing_id, title, words, digest, inferred)
       select id, title, to_tsvector('simple', words), digest, inferred::jsonb
       from unnest(?::uuid[], ?::text[], ?::text[], ?::bigint[], ?::text[]) as part (id, title, words, digest, inferred)
       on conflict (listing_id) do update set title = excluded.title, words = excluded.words, digest = excluded.digest,
         inferred = excluded.inferred`,
      [
        part.map((text) => text.listingId),
        part.map((text) => text.title),
        part.map((text) => text.words),
        part.map((text) => text.digest),
        part.map((text) => JSON.stringify(text.inferred)),
      ],
      LIMIT_MS,
    );
  }
}
