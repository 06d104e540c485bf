import type { Db } from '@diyar/db';
import { AFTER_LAST } from './make-listing.ts';

/** The oldest of what waits was handed in so long ago: some of it is late. */
const HOURS = 60;

/**
 * Gives the demo's pending and rejected listings what handing in leaves behind, so that the first are in the review queue and
 * the second tell their owner why. Those that have it are passed over.
 */
export async function handInDemo(db: Db): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `insert into listing_revisions (listing_id, state, submitted_at, rejection_codes, decided_at)
     select id, status, handed_in,
       case status when 'rejected' then array['phone_in_photo'] else '{}' end,
       case status when 'rejected' then app_now() end
     from (
       select l.id, l.status, app_now() - get_byte(uuid_send(l.id), 15) % :hours * interval '1 hour' as handed_in
       from listings l
       where l.id < :after and l.status in ('pending', 'rejected') and l.deleted_at is null
         and not exists (select from listing_revisions r where r.listing_id = l.id)
     ) waiting order by handed_in`,
    { after: AFTER_LAST, hours: HOURS },
  );
  return rowCount;
}
