import type { Db } from '@diyar/db';
import type { View } from './view-buffer.ts';

/** The database's function decides what counts, once per person and day and within what an address may add. */
export const writeViews = (db: Db, views: View[]) =>
  db.raw('select count_listing_views(?::date[], ?::uuid[], ?::text[], ?::text[], ?::uuid[])', [
    views.map(({ day }) => day),
    views.map(({ listingId }) => listingId),
    views.map(({ visitor }) => visitor),
    views.map(({ address }) => address),
    // knex types know no nulls inside an array; PostgreSQL does.
    views.map(({ userId }) => userId) as string[],
  ]);
