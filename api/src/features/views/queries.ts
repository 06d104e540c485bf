import type { Db } from '@diyar/db';
import type { View } from './view-buffer.ts';

/**
 * A single statement for any number of views: those that are new today count in the day's sum and in the listing's. Listings that
 * are not public, and those of the one who looks (or of his office), are left out. Rows are written in order, so that two
 * processes cannot wait for each other; search is not told, views are no part of it.
 */
export const writeViews = (db: Db, views: View[]) =>
  db.raw(
    `with seen as (
       select distinct g.day, g.listing_id, decode(g.visitor, 'hex') as visitor
       from unnest(?::date[], ?::uuid[], ?::text[], ?::uuid[]) as g (day, listing_id, visitor, user_id)
         join listings l on l.id = g.listing_id and l.status = 'active'
       where g.user_id is null or (l.owner_id <> g.user_id and not exists (
         select from office_members m where m.user_id = g.user_id and m.office_id = l.office_id))),
     fresh as (
       insert into listing_views (day, listing_id, visitor) select * from seen order by 1, 2, 3
       on conflict do nothing returning day, listing_id),
     daily as (
       insert into listing_daily_views as d (listing_id, day, views)
       select listing_id, day, count(*) from fresh group by 1, 2 order by 1, 2
       on conflict (listing_id, day) do update set views = d.views + excluded.views)
     insert into listing_stats as s (listing_id, views)
     select listing_id, count(*) from fresh group by 1 order by 1
     on conflict (listing_id) do update set views = s.views + excluded.views`,
    [
      views.map(({ day }) => day),
      views.map(({ listingId }) => listingId),
      views.map(({ visitor }) => visitor),
      // knex types know no nulls inside an array; PostgreSQL does.
      views.map(({ userId }) => userId) as string[],
    ],
  );
