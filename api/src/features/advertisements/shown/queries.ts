import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Shown } from './token.ts';

/** How often a person of today has seen which advertisements. */
export async function seenToday(db: Db, visitor: string): Promise<Map<string, number>> {
  const { rows } = await db.raw<{
    rows: (Pick<tables.AdvertisementViewerRow, 'impressions'> & {
      id: tables.AdvertisementViewerRow['advertisement_id'];
    })[];
  }>(
    `select advertisement_id as id, impressions from advertisement_viewers
     where day = advertisement_today() and visitor = decode(?, 'hex')`,
    [visitor],
  );
  return new Map(rows.map(({ id, impressions }) => [id, impressions]));
}

/** What was shown, and from which address (`addressOf`) it is told. */
export interface Told extends Shown {
  address: string;
}

/** Counts each token once, within the caps and the budget; the function of the database decides. */
export const countViews = (db: Db, views: Told[]): Promise<unknown> =>
  db.raw('select count_advertisement_views(?::uuid[], ?::uuid[], ?::text[], ?::text[], ?::uuid[])', [
    views.map(({ id }) => id),
    views.map(({ advertisementId }) => advertisementId),
    views.map(({ visitor }) => visitor),
    views.map(({ address }) => address),
    // knex types know no nulls inside an array; PostgreSQL does.
    views.map(({ userId }) => userId) as string[],
  ]);

/** Once a person and day, and within what an address may add. */
export const countClick = (db: Db, { id, advertisementId, visitor, address, userId }: Told): Promise<unknown> =>
  db.raw('select count_advertisement_click(?, ?, ?, ?, ?)', [id, advertisementId, visitor, address, userId]);

/** Where a click leads: of what an administrator has let through, and while its owner keeps it. */
export async function linkOf(db: Db, id: string): Promise<string | null> {
  const row = await db('advertisements').where({ id }).whereIn('status', ['active', 'paused']).first('link');
  // Links of before were kept as typed, and a header takes no Arabic letters.
  return row?.link ? new URL(row.link).href : null;
}
