import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import type { Due } from '#lib/clock-handler.ts';

/** Days before the end on which its owner is reminded. */
export const REMIND_DAYS = [7, 3, 1] as const;

const LIVE = `s.ended_at is null and s.status`;
const FIRST = 'order by moment, subject limit :limit';
type Rows = { rows: Due[] };

export async function endedPeriods(db: Db, limit: number): Promise<Due[]> {
  const { rows } = await db.raw<Rows>(
    `select s.id as subject, s.ends_at as moment from subscriptions s
     where ${LIVE} <> 'expired' and s.ends_at <= app_now()
     ${FIRST}`,
    { limit },
  );
  return rows;
}

export async function endedGraces(db: Db, limit: number): Promise<Due[]> {
  const { rows } = await db.raw<Rows>(
    `select s.id as subject, s.grace_ends_at as moment from subscriptions s
     where ${LIVE} = 'expired' and s.grace_ends_at <= app_now()
     ${FIRST}`,
    { limit },
  );
  return rows;
}

const NOT_DONE =
  'not exists (select from clock_events c where c.kind = :kind and c.subject = s.id and c.moment = m.moment)';

export async function reminders(db: Db, limit: number, kind: string): Promise<Due[]> {
  const { rows } = await db.raw<Rows>(
    `select s.id as subject, m.moment from subscriptions s
       cross join lateral (select calendar_add(s.ends_at, 0, -day) as moment
         from unnest(cast(:days as integer[])) as day) m
     where ${LIVE} <> 'expired' and s.ends_at <= app_now() + interval '8 days'
       and m.moment <= app_now() and m.moment > s.starts_at and ${NOT_DONE}
     ${FIRST}`,
    { limit, kind, days: [...REMIND_DAYS] },
  );
  return rows;
}

/** The first day of grace is the end itself, the last one the lapse. */
export async function graceDays(db: Db, limit: number, kind: string, days: number): Promise<Due[]> {
  const { rows } = await db.raw<Rows>(
    `select s.id as subject, m.moment from subscriptions s
       cross join lateral (select calendar_add(s.ends_at, 0, day) as moment
         from generate_series(1, :days) as day) m
     where ${LIVE} = 'expired' and s.ends_at <= app_now()
       and m.moment < s.grace_ends_at and m.moment <= app_now() and ${NOT_DONE}
     ${FIRST}`,
    { limit, kind, days: days - 1 },
  );
  return rows;
}

/** Credit of a moment of the past, less what was spent since: a clock that is late takes no more than one on time. */
export async function creditAt(db: Db, accountId: string, moment: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: { cents: number | null }[] }>(
    `select a.balance_cents - coalesce((select sum(e.amount_cents) from ledger_entries e
         join ledger_transfers t on t.id = e.transfer_id
         where e.account_id = a.id and e.amount_cents > 0 and t.created_at > ?), 0)::bigint as cents
     from ledger_accounts a where a.id = ?`,
    [moment, accountId],
  );
  return rows[0]?.cents ?? 0;
}

type Sold = tables.PlanRow & { price_id: string; cents: number };

/** A plan at the price of a moment, where it is on offer. */
async function planAt(db: Db, code: string, moment: Date, { orNot }: { orNot: boolean }): Promise<Sold | undefined> {
  const { rows } = await db.raw<{ rows: Sold[] }>(
    `select p.*, x.id as price_id, x.cents from plans p join plan_prices x on x.plan_code = p.code and x.valid_from <= :moment
     where p.code = :code and (p.is_active or :orNot) and p.family is not null order by x.valid_from desc limit 1`,
    { code, moment, orNot },
  );
  return rows[0];
}

/**
 * The plan of the next period: the one that was chosen for it while it is still on offer, else the one that runs, which goes on for
 * who has it though nobody else can buy it any more.
 */
export async function nextPlanAt(
  db: Db,
  { plan_code, next_plan_code }: Pick<tables.SubscriptionRow, 'plan_code' | 'next_plan_code'>,
  moment: Date,
): Promise<Sold | undefined> {
  const chosen = next_plan_code ? await planAt(db, next_plan_code, moment, { orNot: false }) : undefined;
  return chosen ?? planAt(db, plan_code, moment, { orNot: true });
}
