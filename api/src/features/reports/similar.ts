import type { Db } from '@diyar/db';
import { patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';

/** A median of fewer listings says nothing. */
const SMALLEST_SAMPLE = 8;
/** The newest ones; more do not move a median. */
const MOST_PEERS = 200;

interface Row {
  id: string;
  per_day: number;
  sample: number;
  median: number | null;
}

/** SQL: views for each day of the period on which a listing was public. */
const perDay = (listing: string) => `coalesce((
  select sum(v.views) from listing_daily_views v
  where v.listing_id = ${listing}.id and v.day between :from::date and :to::date), 0)::float8
  / greatest(1, :to::date + 1 - greatest(:from::date, (${listing}.published_at at time zone 'Asia/Damascus')::date))`;

export interface Standing {
  viewsPerDay: number;
  similar: { sample: number; viewsPerDay: number } | null;
}

/** How often listings are looked at beside other owners' listings of their category, kind of deal and city. */
export async function standingsOf(db: Db, ids: string[], period: Period): Promise<Map<string, Standing>> {
  const rows = await patiently<Row>(
    db,
    `select l.id, ${perDay('l')} as per_day, s.sample, s.median
     from listings l cross join lateral (
       select count(*)::int as sample, percentile_cont(0.5) within group (order by ${perDay('p')}) as median
       from (
         select p.id, p.published_at from listings p
         where p.status = 'active' and p.category_id = l.category_id and p.transaction_type = l.transaction_type
           and p.city_id = l.city_id and p.owner_id <> l.owner_id
           and (l.office_id is null or p.office_id is distinct from l.office_id)
         order by p.published_at desc limit ${MOST_PEERS}) p) s
     where l.id = any(:ids::uuid[])`,
    { ids, ...period },
  );
  return new Map(
    rows.map(({ id, per_day, sample, median }) => [
      id,
      {
        viewsPerDay: tenths(per_day),
        similar: sample < SMALLEST_SAMPLE || median === null ? null : { sample, viewsPerDay: tenths(median) },
      },
    ]),
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;
