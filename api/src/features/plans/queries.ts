import type { Db, PlanRow } from '@diyar/db';
import type { PlanFeature } from '#rules/plan-features.ts';

export interface PlanDetails extends PlanRow {
  price_id: string | null;
  cents: number | null;
  /** Of a month of the same family, as it is offered now. */
  monthly_cents: number | null;
  features: { code: PlanFeature; amount: number | null }[];
  prices: { cents: number; valid_from: string }[];
}

/** The price that counts now. */
const PRICE = `(select x.id from plan_prices x where x.plan_code = p.code and x.valid_from <= app_now()
  order by x.valid_from desc limit 1)`;

const SELECT = `select p.*, c.id as price_id, c.cents,
    (select mc.cents from plans mp join plan_prices mc on mc.plan_code = mp.code and mc.valid_from <= app_now()
     where mp.family = p.family and mp.period = 'monthly' and mp.is_active order by mc.valid_from desc limit 1)
      as monthly_cents,
    coalesce((select json_agg(json_build_object('code', f.code, 'amount', f.amount) order by f.sort, f.code) from plan_features f where f.plan_code = p.code), '[]') as features,
    coalesce((select json_agg(json_build_object('cents', x.cents, 'valid_from', x.valid_from) order by x.valid_from desc)
      from plan_prices x where x.plan_code = p.code), '[]') as prices
  from plans p left join plan_prices c on c.id = ${PRICE}`;

export async function plansOffered(db: Db): Promise<PlanDetails[]> {
  const { rows } = await db.raw<{ rows: PlanDetails[] }>(`${SELECT} where p.is_active order by p.sort, p.code`);
  return rows;
}

export async function allPlans(db: Db): Promise<PlanDetails[]> {
  const { rows } = await db.raw<{ rows: PlanDetails[] }>(`${SELECT} order by p.is_active desc, p.sort, p.code`);
  return rows;
}

/** How many live subscriptions each plan has; a plan that has none is missing. */
export async function subscribersByPlan(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { plan_code: string; n: number }[] }>(
    'select plan_code, count(*)::int as n from subscriptions where ended_at is null group by plan_code',
  );
  return new Map(rows.map(({ plan_code, n }) => [plan_code, n]));
}

/** Those no longer offered too. */
export async function planByCode(db: Db, code: string): Promise<PlanDetails | undefined> {
  const { rows } = await db.raw<{ rows: PlanDetails[] }>(`${SELECT} where p.code = ?`, [code]);
  return rows[0];
}
