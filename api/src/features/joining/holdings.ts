import type { Db } from '@diyar/db';
import type { DataOf, Lang } from '#lib/endpoint.ts';
import { dollarsOf } from '#rules/money.ts';
import type { privateHoldings } from './contract.ts';

interface HoldingsRow {
  credit_cents: number;
  minimum_cents: number;
  maximum_cents: number;
  plan: { name_ar: string; name_en: string; ends_at: string; renews: boolean; cents: number } | null;
  boosts: { count: number; cents: number };
  advertisements: { count: number; cents: number };
}

/** Holdings of a person apart from any office: the same account as `purse=private`. */
export async function holdingsOf(db: Db, userId: string, lang: Lang): Promise<DataOf<typeof privateHoldings>> {
  const { rows } = await db.raw<{ rows: [HoldingsRow] }>(
    `with account as (select id, balance_cents from ledger_accounts where user_id = :userId)
     select coalesce((select balance_cents from account), 0)::bigint as credit_cents, m.minimum_cents, m.maximum_cents,
       (select json_build_object('name_ar', p.name_ar, 'name_en', p.name_en, 'ends_at', s.ends_at, 'renews', s.renews,
          'cents', s.cents)
        from subscriptions s join plans p on p.code = s.plan_code
        where s.account_id = (select id from account) and s.ended_at is null) as plan,
       (select json_build_object('count', count(*), 'cents', coalesce(sum(boost_refund(b, app_now())), 0)) from boosts b
        where b.account_id = (select id from account) and b.status in ('pending', 'active') and b.ends_at > app_now()) as boosts,
       (select json_build_object('count', count(*), 'cents', coalesce(sum(budget_cents - spent_cents), 0)) from advertisements
        where account_id = (select id from account) and status in ('pending', 'active', 'paused', 'rejected')) as advertisements
     from money_rules m`,
    { userId },
  );
  const { plan, boosts, advertisements, ...cents } = rows[0];
  return {
    credit: dollarsOf(cents.credit_cents),
    minimum: dollarsOf(cents.minimum_cents),
    maximum: dollarsOf(cents.maximum_cents),
    plan: plan && {
      name: lang === 'ar' ? plan.name_ar : plan.name_en,
      validUntil: new Date(plan.ends_at).toISOString(),
      renews: plan.renews,
      price: dollarsOf(plan.cents),
    },
    boosts: { count: boosts.count, refund: dollarsOf(boosts.cents) },
    advertisements: { count: advertisements.count, unspent: dollarsOf(advertisements.cents) },
  };
}
