import type { Db } from '@diyar/db';
import { dayText, inPeriod } from '#lib/asked-period.ts';
import { figuresByDay, type PeriodFigures, patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';

const NAMES = ['created', 'approved', 'rejected'] as const;

/** Decisions are counted where they are recorded: a listing that is decided twice in a period counts twice. */
const BY_DAY = `
  select ${dayText('created_at')} as day, 'created' as name, count(*)::int as n
  from listings where ${inPeriod('created_at')} group by 1
  union all
  select ${dayText('at')}, case action when 'listing.approve' then 'approved' else 'rejected' end, count(*)::int
  from audit_log where action in ('listing.approve', 'listing.reject') and ${inPeriod('at')} group by 1, 2`;

type Figures = PeriodFigures<(typeof NAMES)[number]> & { byStatus: { status: string; count: number }[] };

export async function listingFigures(db: Db, period: Period): Promise<Figures> {
  const [figures, byStatus] = await Promise.all([
    figuresByDay(db, { sql: BY_DAY, names: NAMES, period }),
    patiently<{ status: string; count: number }>(
      db,
      `select status, count(*)::int as count from listings where deleted_at is null group by 1 order by 2 desc, 1`,
    ),
  ]);
  return { ...figures, byStatus };
}
