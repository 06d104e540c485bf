import type { Db } from '@diyar/db';
import type { SearchListingRow } from '@diyar/indexer/document';

/** The category of a public listing; undefined when there is no such listing. */
export async function categoryOfListing(db: Db, listingId: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: Pick<SearchListingRow, 'category_id'>[] }>(
    'select category_id from search_listing where id = ?',
    [listingId],
  );
  return rows[0]?.category_id;
}
