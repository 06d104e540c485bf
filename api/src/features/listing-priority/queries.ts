import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

export type PriorityListRow = Pick<tables.ListingRow, 'id' | 'code' | 'status' | 'own_priority'> & {
  title: string;
  image_id: string | null;
  image_color: string | null;
  rank: number;
  views: number;
  total: number;
};

/** Listings that can be ordered: what is, was or may again be public. */
const ORDERED = `l.owner_id = :ownerId and l.deleted_at is null and l.published_at is not null and l.status <> 'archived'`;

export async function prioritiesOf(
  db: Db,
  { ownerId, lang, limit, offset }: { ownerId: string; lang: 'ar' | 'en'; limit: number; offset: number },
): Promise<PriorityListRow[]> {
  const { rows } = await db.raw<{ rows: PriorityListRow[] }>(
    `select l.id, l.code, l.status, l.own_priority, coalesce(s.views, 0)::int as views,
       ${lang === 'ar' ? 'coalesce(l.title_ar, l.title_en)' : 'coalesce(l.title_en, l.title_ar)'} as title,
       rank() over (order by l.own_priority desc, l.published_at desc, l.id)::int as rank, count(*) over ()::int as total,
       m.image_id, i.color as image_color
     from listings l left join listing_stats s on s.listing_id = l.id
       left join listing_media m on m.listing_id = l.id and m.is_main left join images i on i.id = m.image_id
     where ${ORDERED} order by rank limit :limit offset :offset`,
    { ownerId, limit, offset },
  );
  return rows;
}

export interface Stats {
  total: number;
  prioritised: number;
  highest: number;
  lowest: number;
  average: number;
}

export async function statsOf(db: Db, ownerId: string): Promise<Stats> {
  const { rows } = await db.raw<{ rows: [Stats] }>(
    `select count(*)::int as total, count(*) filter (where own_priority > 0)::int as prioritised,
       coalesce(max(own_priority), 0) as highest, coalesce(min(own_priority), 0) as lowest,
       coalesce(round(avg(own_priority), 1), 0)::float as average
     from listings l where ${ORDERED}`,
    { ownerId },
  );
  return rows[0];
}

/** All that can be ordered, in their order, locked by id so that two who order at once wait instead of deadlocking. */
export async function lockOrder(trx: Db, ownerId: string): Promise<{ id: string; own_priority: number }[]> {
  await trx.raw(`select 1 from listings l where ${ORDERED} order by l.id for no key update`, { ownerId });
  const { rows } = await trx.raw<{ rows: { id: string; own_priority: number }[] }>(
    `select l.id, l.own_priority from listings l where ${ORDERED} order by l.own_priority desc, l.published_at desc, l.id`,
    { ownerId },
  );
  return rows;
}

export async function writePriorities(trx: Db, updates: { listingId: string; priority: number }[]): Promise<void> {
  await trx.raw(
    `update listings l set own_priority = v.priority
     from unnest(?::uuid[], ?::int[]) as v (id, priority) where l.id = v.id and l.own_priority <> v.priority`,
    [updates.map(({ listingId }) => listingId), updates.map(({ priority }) => priority)],
  );
}
