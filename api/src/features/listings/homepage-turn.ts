import type { Db } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';

/** How long the same ones stand there. */
const TURN_SECONDS = 300;

/**
 * Listings whose slot of the home page it is to be shown now: every slot in its turn, so that each is seen as long as the
 * others.
 */
export async function homepageTurn(db: Db, count: number): Promise<SearchListingRow[]> {
  const { rows } = await db.raw<{ rows: SearchListingRow[] }>(
    `with live as (
       select s.*, row_number() over (order by b.slot) - 1 as place, count(*) over () as total,
         floor(extract(epoch from app_now()) / ${TURN_SECONDS})::bigint * :count as first
       from live_boosts b join search_listing s on s.id = b.listing_id where b.slot is not null
     )
     select * from live order by (place - first % total + total) % total limit :count`,
    { count },
  );
  return rows;
}
