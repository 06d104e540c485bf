import type { Db } from '@diyar/db';
import { type Illustrated, type PoolPhoto, photoChooser } from './choose-photos.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { AFTER_LAST } from './make-listing.ts';
import { random } from './random.ts';

const BATCH = 5_000;

interface Row extends Illustrated {
  id: string;
  shown: boolean;
  at: Date;
}

/**
 * Gives demo listings without pictures some of the pool, in the order people see them (those on show, newest first):
 * no page begins two listings alike. Batches are transactions; what was done is found again after a kill.
 * @returns how many listings have pictures now that had none
 */
export async function attachPhotos(db: Db, pool: readonly PoolPhoto[]): Promise<number> {
  const choose = photoChooser(pool);
  let given = 0;
  for (let last: Row | undefined; ; ) {
    const listings = await demoListings(db, last, BATCH);
    last = listings.at(-1);
    if (!last) return given;
    const rows = listings.flatMap((listing) =>
      choose(listing, diceOf(listing.id)).map(({ id }, position): Cell[] => [listing.id, id, position, position === 0]),
    );
    await db.transaction((trx) =>
      copyRows(trx, 'listing_media', ['listing_id', 'image_id', 'position', 'is_main'], rows),
    );
    given += new Set(rows.map(([listing]) => listing)).size;
  }
}

async function demoListings(db: Db, after: Row | undefined, limit: number): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select l.id, l.status = 'active' as shown, coalesce(l.published_at, l.created_at) as at, c.slug as category, l.property_type, r.slug as root,
       l.transaction_type as deal, s.id as lead
     from listings l join categories c on c.id = l.category_id join categories g on g.id = c.parent_id
       join categories r on r.id = g.parent_id left join listing_media m on m.listing_id = l.id and m.is_main
       left join images i on i.id = m.image_id left join images s on s.sha256 = i.sha256 and s.is_stock
     where l.id < :end
       and (:id::uuid is null
         or (l.status = 'active', coalesce(l.published_at, l.created_at), l.id) < (:shown::boolean, :at, :id))
     order by shown desc, at desc, l.id desc limit :limit`,
    { end: AFTER_LAST, id: after?.id ?? null, shown: after?.shown ?? null, at: after?.at ?? null, limit },
  );
  return rows;
}

const diceOf = (id: string) => random(Number.parseInt(id.slice(0, 8), 16), Number.parseInt(id.slice(9, 13), 16));
