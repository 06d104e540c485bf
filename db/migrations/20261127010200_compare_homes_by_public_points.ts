import type { Knex } from 'knex';

/**
 * "Also offered by" of an approximate home was found by its exact point, and so told where that lies. What everybody's
 * points would not have shown goes; the job of the quarter of an hour takes apart homes of one listing.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    delete from home_members m using listings l
    where l.id = m.listing_id
      and exists (
        select from home_members blurred join listings o on o.id = blurred.listing_id
        where blurred.home_id = m.home_id and o.is_approximate)
      and not exists (
        select from home_members other join listings o on o.id = other.listing_id
        where other.home_id = m.home_id and o.id <> l.id
          and st_dwithin(o.public_point::geography, l.public_point::geography, 500))`);
}

/** The links come back with the next change of a listing. */
export const down = () => Promise.resolve();
