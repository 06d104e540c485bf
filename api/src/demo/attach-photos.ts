import type { Db } from '@diyar/db';
import { type Cell, copyRows } from './copy-rows.ts';
import { listingId } from './make-listing.ts';
import { random } from './random.ts';

/** A photo of the pool: what it may stand for (category slugs, property types, root slugs) and what it shows. */
export interface PoolPhoto {
  id: string;
  kinds: readonly string[];
  /** Of a property: a façade comes first, rooms follow. */
  room: string | null;
}

/** Demo ids are older than any real one: they count seconds from the first of January 2026. */
const AFTER_LAST = listingId(3_000_000);
const BATCH = 5_000;

interface Bare {
  id: string;
  category: string;
  property_type: string | null;
  root: string;
}

/**
 * Gives every demo listing without pictures three to eight of the pool, the same ones on every machine. Batches are
 * transactions; what was done is found again after a kill.
 * @returns how many listings got pictures now
 */
export async function attachPhotos(db: Db, pool: PoolPhoto[], onProgress: (done: number) => void): Promise<number> {
  const byKind = new Map<string, PoolPhoto[]>();
  for (const photo of pool) for (const kind of photo.kinds) byKind.set(kind, [...(byKind.get(kind) ?? []), photo]);
  let done = 0;
  for (let last = listingId(-1); ; ) {
    const bare = await bareListings(db, last);
    if (bare.length === 0) return done;
    last = bare.at(-1)?.id ?? last;
    await db.transaction((trx) =>
      copyRows(trx, 'listing_media', ['listing_id', 'image_id', 'position', 'is_main'], media(bare, byKind)),
    );
    done += bare.length;
    onProgress(done);
  }
}

async function bareListings(db: Db, after: string): Promise<Bare[]> {
  const { rows } = await db.raw(
    `select l.id, c.slug as category, l.property_type, r.slug as root
     from listings l join categories c on c.id = l.category_id join categories g on g.id = c.parent_id
       join categories r on r.id = g.parent_id
     where l.id > ? and l.id < ? and not exists (select from listing_media m where m.listing_id = l.id)
     order by l.id limit ?`,
    [after, AFTER_LAST, BATCH],
  );
  return rows;
}

function* media(listings: Bare[], byKind: Map<string, PoolPhoto[]>): Generator<Cell[]> {
  for (const listing of listings) {
    const fitting = [listing.category, listing.property_type, listing.root]
      .map((kind) => (kind ? byKind.get(kind) : undefined))
      .find((photos) => photos !== undefined && photos.length > 0);
    if (!fitting) continue;
    const source = random(Number.parseInt(listing.id.slice(0, 8), 16), Number.parseInt(listing.id.slice(9, 13), 16));
    // Six in a hundred sellers have no picture yet.
    if (source.chance(0.06)) continue;
    const outside = fitting.filter((photo) => photo.room === 'facade');
    const inside = fitting.filter((photo) => photo.room !== 'facade');
    const first = outside.length > 0 && source.chance(0.45) ? source.pick(outside) : undefined;
    const rest = source.some(inside, source.int(2, 7));
    const chosen = first ? [first, ...rest] : rest.length > 0 ? rest : source.some(fitting, 1);
    for (const [position, photo] of chosen.slice(0, 10).entries())
      yield [listing.id, photo.id, position, position === 0];
  }
}
