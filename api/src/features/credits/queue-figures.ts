import type { Db } from '@diyar/db';
import type { DataOf } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { pendingRequests } from './contract.ts';

type Figures = Pick<DataOf<typeof pendingRequests>, 'waiting' | 'decided'>;

/** Pages promise a day for credit and five business days for a refund, which seven days hold at least. */
const LATE_AFTER = { addition: '24 hours', refund: '7 days' } as const;

interface WaitingRow {
  type: 'addition' | 'refund';
  count: number;
  cents: number;
  oldest_at: Date;
  late: number;
}

async function waiting(db: Db): Promise<Figures['waiting']> {
  const { rows } = await db.raw<{ rows: WaitingRow[] }>(
    `select type, count(*)::int as count, sum(amount_cents)::bigint as cents, min(created_at) as oldest_at,
       (count(*) filter (where created_at < app_now()
         - case type when 'addition' then cast(:addition as interval) else cast(:refund as interval) end))::int as late
     from credit_requests where status = 'pending' group by type`,
    LATE_AFTER,
  );
  const of = (type: WaitingRow['type']) => {
    const row = rows.find((waits) => waits.type === type);
    return {
      count: row?.count ?? 0,
      amount: dollarsOf(row?.cents ?? 0),
      oldestAt: row?.oldest_at.toISOString() ?? null,
      late: row?.late ?? 0,
    };
  };
  return { addition: of('addition'), refund: of('refund') };
}

/** To a tenth; what takes less than an hour, to the minute. */
const roundedHours = (hours: number) => (hours < 1 ? Math.ceil(hours * 60) / 60 : Math.round(hours * 10) / 10);

async function decided(db: Db): Promise<Figures['decided']> {
  const { rows } = await db.raw<{
    rows: [{ approved: number; rejected: number; cents: number; hours: number | null }];
  }>(
    `select (count(*) filter (where status = 'approved'))::int as approved,
       (count(*) filter (where status = 'rejected'))::int as rejected,
       coalesce(sum(amount_cents) filter (where status = 'approved' and type = 'addition'), 0)::bigint as cents,
       percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600) as hours
     from credit_requests where status <> 'cancelled' and decided_at >= app_now() - interval '30 days'`,
  );
  const [{ cents, hours, ...counts }] = rows;
  return { ...counts, amount: dollarsOf(cents), hours: hours === null ? null : roundedHours(hours) };
}

/** How much waits for administrators and for how long, and what they decided lately. */
export const queueFigures = async (db: Db): Promise<Figures> => {
  const [waits, done] = await Promise.all([waiting(db), decided(db)]);
  return { waiting: waits, decided: done };
};
