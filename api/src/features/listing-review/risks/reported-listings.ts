import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';

const MANY = 3;
const DAYS = 90;

export interface Reported {
  id: string;
  code: number;
  title: string;
  reports: number;
}

/** An owner's listings that people reported lately, dismissed reports aside; none until there are many. */
export async function reportedListings(db: Db, ownerId: string, lang: Lang) {
  const { rows } = await db.raw<{ rows: (Reported & { total: number })[] }>(
    `select l.id, l.code, coalesce(${lang === 'ar' ? 'l.title_ar, l.title_en' : 'l.title_en, l.title_ar'}, '') as title,
       count(*)::int as reports, (sum(count(*)) over ())::int as total
     from listings l join listing_reports r on r.listing_id = l.id
     where l.owner_id = :ownerId and r.state <> 'dismissed' and r.weight > 0
       and r.created_at > app_now() - interval '${DAYS} days'
     group by l.id order by reports desc, l.code`,
    { ownerId },
  );
  const total = rows[0]?.total ?? 0;
  if (total < MANY) return { total: 0, listings: [] };
  return { total, listings: rows.slice(0, 3).map(({ id, code, title, reports }) => ({ id, code, title, reports })) };
}
