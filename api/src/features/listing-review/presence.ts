import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { Viewer } from './contract.ts';

/** A closed laptop says nothing: an entry that is not renewed counts for five minutes. */
const LAPSES = `app_now() - interval '5 minutes'`;

/** Says that an administrator has the listing open, and who else has. @throws AppError listing_not_found */
export async function enter(db: Db, listingId: string, userId: string): Promise<Viewer[]> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `insert into listing_presence (listing_id, user_id) select id, ? from listings where id = ? and deleted_at is null
     on conflict (listing_id, user_id) do update set seen_at = app_now()`,
    [userId, listingId],
  );
  if (rowCount === 0) throw new AppError('listing_not_found', 404);
  return (await viewersOf(db, [listingId], userId)).get(listingId) ?? [];
}

export const leave = (db: Db, listingId: string, userId: string) =>
  db('listing_presence').where({ listing_id: listingId, user_id: userId }).delete();

/** Other administrators who have these listings open, by listing. */
export async function viewersOf(db: Db, listingIds: string[], userId: string): Promise<Map<string, Viewer[]>> {
  const { rows } = await db.raw<{ rows: { id: string; viewers: Viewer[] }[] }>(
    `select p.listing_id as id,
       json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) order by p.seen_at) as viewers
     from listing_presence p join users u on u.id = p.user_id
     where p.listing_id = any(cast(? as uuid[])) and p.user_id <> ? and p.seen_at > ${LAPSES}
     group by p.listing_id`,
    [listingIds, userId],
  );
  return new Map(rows.map(({ id, viewers }) => [id, viewers]));
}
