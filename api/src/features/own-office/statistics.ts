import type { Db } from '@diyar/db';
import type { LeadStatistics, ListingStatistics } from './contract.ts';

/** Period that the figures look back on. */
const DAYS = 30;
const SINCE = `app_now() - interval '${DAYS} days'`;

/** An office's listings as they are, and what the last 30 days brought them. */
export async function listingStatistics(db: Db, officeId: string): Promise<ListingStatistics> {
  const { rows } = await db.raw<{ rows: Omit<ListingStatistics, 'days'>[] }>(
    `with own as (select id, status from listings where office_id = :officeId and deleted_at is null)
     select (select count(*)::int from own) as total,
       coalesce((select json_agg(json_build_object('status', status, 'count', n) order by n desc, status)
         from (select status, count(*)::int as n from own group by 1) per), '[]') as "byStatus",
       (select coalesce(sum(v.views), 0)::int from listing_daily_views v join own on own.id = v.listing_id
         where v.day > ((${SINCE}) at time zone 'Asia/Damascus')::date) as views,
       (select count(*)::int from contact_reveals r join own on own.id = r.listing_id where r.revealed_at > ${SINCE}) as reveals`,
    { officeId },
  );
  const [found] = rows;
  return { days: DAYS, total: 0, byStatus: [], views: 0, reveals: 0, ...found };
}

/** An office's leads: about its listings, and those to the office itself. */
export async function leadStatistics(db: Db, officeId: string): Promise<LeadStatistics> {
  const { rows } = await db.raw<{ rows: Omit<LeadStatistics, 'days'>[] }>(
    `with own as (select * from leads where office_id = :officeId)
     select (select count(*)::int from own) as total,
       (select count(*)::int from own where listing_id is null) as "toOffice",
       (select count(*)::int from own where asked_at is not null and answered_at is null and status <> 'lost') as unanswered,
       coalesce((select json_agg(json_build_object('status', status, 'count', n) order by n desc, status)
         from (select status, count(*)::int as n from own group by 1) per), '[]') as "byStatus",
       count(*)::int as asked, count(answered_at)::int as answered,
       round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - asked_at)) / 60)::int as "medianMinutes"
     from own where asked_at > ${SINCE}`,
    { officeId },
  );
  const [found] = rows;
  return {
    days: DAYS,
    total: 0,
    toOffice: 0,
    unanswered: 0,
    byStatus: [],
    asked: 0,
    answered: 0,
    medianMinutes: null,
    ...found,
  };
}
