import type { Db } from '@diyar/db';
import type { DataOf } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { boostEffect } from './contract.ts';
import { type BoostRow, bindingsOf, type Mine, OF_MINE, WHOLE_DAYS } from './queries.ts';

type Effect = DataOf<typeof boostEffect>;
interface Compared {
  usual: number;
  boosted: number;
}

/** Each whole day of each boost with its listing's views, and those of the same weekday before the boost began. */
const COUNTED = `with mine as (
    select b.id, b.listing_id, b.type, b.starts_at, whole.*
    from boosts b ${WHOLE_DAYS} where ${OF_MINE} and b.listing_id is not null
  ), counted as (
    select m.type, m.listing_id, m.starts_at, m.start + n as day, coalesce(since.views, 0) as boosted,
      coalesce(earlier.views, 0) as usual
    from mine m cross join lateral generate_series(1, m.days) n
      left join listing_daily_views since on since.listing_id = m.listing_id and since.day = m.start + n
      left join listing_daily_views earlier on earlier.listing_id = m.listing_id and earlier.day = m.start + n - m.weeks * 7
  )`;

async function byType(db: Db, mine: Mine) {
  type Row = Compared & { type: BoostRow['type']; boosts: number; cents: number };
  const { rows } = await db.raw<{ rows: Row[] }>(
    `${COUNTED}, views as (
       select type, sum(usual)::int as usual, sum(boosted)::int as boosted from counted group by type
     )
     select b.type, count(*)::int as boosts, sum(b.cents - b.refund_cents)::bigint as cents,
       coalesce(max(v.usual), 0)::int as usual, coalesce(max(v.boosted), 0)::int as boosted
     from boosts b left join views v using (type) where ${OF_MINE}
     group by b.type order by count(*) desc, b.type`,
    bindingsOf(mine),
  );
  return rows;
}

/** A listing's day under several boosts is compared with the time before the first of them. */
const EACH_DAY = `${COUNTED}, each as (
    select distinct on (listing_id, day) day, usual, boosted from counted order by listing_id, day, starts_at
  )`;

async function overall(db: Db, mine: Mine): Promise<Compared> {
  const { rows } = await db.raw<{ rows: [Compared] }>(
    `${EACH_DAY} select coalesce(sum(usual), 0)::int as usual, coalesce(sum(boosted), 0)::int as boosted from each`,
    bindingsOf(mine),
  );
  return rows[0];
}

async function byDay(db: Db, mine: Mine): Promise<Effect['days']> {
  const { rows } = await db.raw<{ rows: Effect['days'] }>(
    `${EACH_DAY}, today as (select (app_now() at time zone 'Asia/Damascus')::date as day)
     select to_char(t.day - back, 'YYYY-MM-DD') as day, coalesce(sum(e.usual), 0)::int as usual,
       coalesce(sum(e.boosted), 0)::int as boosted
     from today t cross join generate_series(1, 30) back left join each e on e.day = t.day - back
     group by t.day, back order by back desc`,
    bindingsOf(mine),
  );
  return rows;
}

/** Effect of an account's boosts on views, in all, by kind and day by day. */
export async function effectOf(db: Db, mine: Mine): Promise<Effect> {
  const [types, total, days] = await Promise.all([byType(db, mine), overall(db, mine), byDay(db, mine)]);
  const sum = (of: (row: (typeof types)[number]) => number) => types.reduce((all, row) => all + of(row), 0);
  return {
    total: { ...total, boosts: sum(({ boosts }) => boosts), spent: dollarsOf(sum(({ cents }) => cents)) },
    types: types.map(({ cents, ...row }) => ({ ...row, spent: dollarsOf(cents) })),
    days,
  };
}
