import type { Db } from '@diyar/db';
import type { z } from 'zod';
import { dayText, inPeriod } from '#lib/asked-period.ts';
import { figuresByDay, type PeriodFigures, patiently } from '#lib/figures-by-day.ts';
import { dollarsOf } from '#rules/money.ts';
import type { Period } from '#rules/periods.ts';
import type { RevenueStatistics } from './contract.ts';

const NAMES = ['revenue', 'cash'] as const;
type Sums = Record<(typeof NAMES)[number], number>;

const ENTRIES = `ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind in ('cash', 'revenue')
  join ledger_transfers t on t.id = e.transfer_id`;
/** Cash accounts lose what credit accounts gain, so what came in is their negative. */
const CENTS = `sum(case a.kind when 'cash' then -e.amount_cents else e.amount_cents end)::bigint`;

const BY_DAY = `select ${dayText('t.created_at')} as day, a.kind as name, ${CENTS} as n
  from ${ENTRIES} where ${inPeriod('t.created_at')} group by 1, 2`;
const BY_ACCOUNT = `select a.kind, a.name, ${CENTS} as cents
  from ${ENTRIES} where ${inPeriod('t.created_at')} group by 1, 2 order by 3 desc, 2`;
const NOW = `select kind, sum(balance_cents)::bigint as cents
  from ledger_accounts where kind in ('credit', 'held_refunds') group by 1`;

type Figures = Omit<z.infer<typeof RevenueStatistics>, keyof Period>;

/** Money in dollars, from the ledger alone. */
export async function revenueFigures(db: Db, period: Period): Promise<Figures> {
  const [figures, accounts, balances] = await Promise.all([
    figuresByDay(db, { sql: BY_DAY, names: NAMES, period }),
    patiently<{ kind: string; name: string; cents: number }>(db, BY_ACCOUNT, { ...period }),
    patiently<{ kind: string; cents: number }>(db, NOW),
  ]);
  const named = (kind: string) =>
    accounts
      .filter((account) => account.kind === kind)
      .map(({ name, cents }) => ({ name, amount: dollarsOf(Number(cents)) }));
  const balance = (kind: string) => dollarsOf(Number(balances.find((account) => account.kind === kind)?.cents ?? 0));
  return {
    ...inDollars(figures),
    now: { credit: balance('credit'), held: balance('held_refunds') },
    byProduct: named('revenue'),
    byMethod: named('cash'),
  };
}

const dollars = ({ revenue, cash }: Sums): Sums => ({ revenue: dollarsOf(revenue), cash: dollarsOf(cash) });
const inDollars = ({ totals, before, steps }: PeriodFigures<keyof Sums>): PeriodFigures<keyof Sums> => ({
  totals: dollars(totals),
  before: dollars(before),
  steps: steps.map(({ day, ...sums }) => ({ day, ...dollars(sums) })),
});
