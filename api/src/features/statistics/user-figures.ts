import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { dayText, inPeriod } from '#lib/asked-period.ts';
import { figuresByDay, type PeriodFigures, patiently } from '#lib/figures-by-day.ts';
import type { Period } from '#rules/periods.ts';
import type { UserStatistics } from './contract.ts';

const NAMES = ['personal', 'office'] as const;
const BY_DAY = `
  select ${dayText('created_at')} as day, case account_type when 'office' then 'office' else 'personal' end as name,
    count(*)::int as n
  from users where account_type <> 'admin' and ${inPeriod('created_at')} group by 1, 2`;

type Now = z.infer<typeof UserStatistics>['now'];
const NOW = `
  select count(*) filter (where account_type = 'regular')::int as regular,
    count(*) filter (where account_type = 'office')::int as office,
    count(*) filter (where account_type = 'admin')::int as admin,
    count(*) filter (where banned_at is null and suspended_until > app_now())::int as suspended,
    count(*) filter (where banned_at is not null)::int as banned,
    count(*) filter (where email_verified_at is not null or phone_verified_at is not null)::int as confirmed,
    (select count(*)::int from offices where status = 'approved' and closed_at is null) as offices,
    (select count(*)::int from offices where status = 'approved' and closed_at is null and is_verified)
      as "verifiedOffices"
  from users where closed_at is null`;

export async function userFigures(
  db: Db,
  period: Period,
): Promise<PeriodFigures<(typeof NAMES)[number]> & { now: Now }> {
  const [figures, [now]] = await Promise.all([
    figuresByDay(db, { sql: BY_DAY, names: NAMES, period }),
    patiently<Now>(db, NOW),
  ]);
  if (!now) throw new Error('a sum has one row');
  return { ...figures, now };
}
