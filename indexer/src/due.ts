import type { Db } from '@diyar/db';
import { TARGET } from './marks.ts';
import { rowsOf } from './sql.ts';

/**
 * Between the two moments, whichever way the clock moved (tests shift it, and back). A moment equal to the later end counts:
 * by then it has come.
 */
const between = (column: string) => `${column} > least(since, until) and ${column} <= greatest(since, until)`;

const scan = `
  with clock as materialized (
      select due_scanned_until as since, app_now() as until from search_state where target = ? for update),
    due as materialized (
      select listing_id as id from boosts, clock
      where status in ('pending', 'active', 'expired') and (${between('starts_at')} or ${between('ends_at')})
      union
      select id from listings, clock where status = 'active' and ${between('expires_at')}
      union
      select l.id from users u cross join clock join listings l on l.owner_id = u.id
      where l.status = 'active' and ${between('u.suspended_until')}
      union
      select l.id from users u cross join clock join office_members m on m.user_id = u.id and m.role = 'owner'
        join listings l on l.office_id = m.office_id where l.status = 'active' and ${between('u.suspended_until')}),
    marked as materialized (select mark_listings((select array_agg(id) from due)))
  update search_state s set due_scanned_until = clock.until from clock, marked where s.target = ?
  returning (select count(*) from due) as due`;

/**
 * Marks the listings whose public face changed by the clock alone since the last scan: a boost that began or ended, a
 * listing's term that is over, a suspension of its owner, or of an owner of its office, that is over.
 * @returns how many
 */
export async function markDue(db: Db): Promise<number> {
  const [row] = await rowsOf<{ due: number }>(db, scan, [TARGET, TARGET]);
  return row?.due ?? 0;
}
