import type { Db } from '@diyar/db';
import type { PageVisits } from './contract.ts';

/** Hosts shown; the tail is visitors by ones and twos. */
const MOST_REFERRERS = 15;

const SUMS = 'coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors';

/** The sums of so many days up to `today` (both in Damascus), and of as many before them. */
export async function sumVisits(db: Db, today: string, days: number): Promise<PageVisits> {
  const span = { today, days };
  const inSpan = 'from page_visits where day > :today::date - :days::int and day <= :today::date';
  const by = async (column: string, where = '', most = 1_000) => {
    const { rows } = await db.raw(
      `select ${column}, ${SUMS} ${inSpan} ${where}
       group by 1 order by visitors desc, views desc, 1 limit ${most}`,
      span,
    );
    return rows;
  };
  const [perDay, before, kinds, languages, referrers] = await Promise.all([
    db.raw(
      `select to_char(d, 'YYYY-MM-DD') as day, coalesce(views, 0) as views, coalesce(visitors, 0) as visitors
       from generate_series(:today::date - :days::int + 1, :today::date, '1 day') d
       left join (select day, ${SUMS} ${inSpan} group by 1) v on v.day = d::date order by d`,
      span,
    ),
    db.raw(
      `select ${SUMS} from page_visits
       where day > :today::date - 2 * :days::int and day <= :today::date - :days::int`,
      span,
    ),
    by('kind'),
    by('language'),
    // From one page of ours to the next is no arrival.
    by('referrer as host', `and referrer <> 'internal'`, MOST_REFERRERS),
  ]);
  return { days: perDay.rows, before: before.rows[0], kinds, languages, referrers };
}
