import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { before as daysBefore, inSteps, type Period } from '#rules/periods.ts';
import type { PageVisits } from './contract.ts';
import type { PageKind } from './page-kinds.ts';

/** Hosts shown; the tail is visitors by ones and twos. */
const MOST_REFERRERS = 15;

type Sums = { views: number; visitors: number };
const SUMS = 'coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors';
const IN_PERIOD = 'from page_visits where day between :from::date and :to::date';

/** The sums of a period, and of as many days just before it. */
export async function sumVisits(db: Db, period: Period): Promise<PageVisits> {
  const by = async <Key>(column: string, where = '', most = 1_000) => {
    const { rows } = await db.raw<{ rows: (Sums & Key)[] }>(
      `select ${column}, ${SUMS} ${IN_PERIOD} ${where}
       group by 1 order by visitors desc, views desc, 1 limit ${most}`,
      { ...period },
    );
    return rows;
  };
  const [totals, earlier, perDay, kinds, languages, referrers] = await Promise.all([
    db.raw<{ rows: [Sums] }>(`select ${SUMS} ${IN_PERIOD}`, { ...period }),
    db.raw<{ rows: [Sums] }>(`select ${SUMS} ${IN_PERIOD}`, { ...daysBefore(period) }),
    db.raw<{ rows: (Sums & { day: string })[] }>(
      `select to_char(day, 'YYYY-MM-DD') as day, ${SUMS} ${IN_PERIOD} group by 1`,
      { ...period },
    ),
    by<{ kind: PageKind }>('kind'),
    by<Pick<tables.PageVisitRow, 'language'>>('language'),
    // From one page of ours to the next is no arrival.
    by<{ host: string }>('referrer as host', `and referrer <> 'internal'`, MOST_REFERRERS),
  ]);
  return {
    ...period,
    totals: totals.rows[0],
    before: earlier.rows[0],
    steps: inSteps(period, ['views', 'visitors'], perDay.rows),
    kinds,
    languages,
    referrers,
  };
}
