import type { Db } from '@diyar/db';
import { DEMO_OFFICES, officeId } from './people.ts';

/**
 * The demo's offices have plans, given for a year: every fourth premium, those among them that show hundreds of listings.
 * Offices that have or had a plan are passed over.
 */
export async function seedSubscriptions(ownerDb: Db): Promise<void> {
  const ids = Array.from({ length: DEMO_OFFICES }, (_, i) => officeId(i));
  await ownerDb.raw(
    `with given as (
       select ledger_credit_account(null, o.id) as account_id,
         case when array_position(ids, o.id) % 4 = 1 then 'premium_yearly' else 'standard_yearly' end as plan_code
       from (select ?::uuid[] as ids) demo join offices o on o.id = any(ids)
     ), begun as (
       insert into subscriptions (account_id, plan_code, cents, renews, anchor_at, months, starts_at, ends_at)
         select account_id, plan_code, 0, false, app_now(), 12, app_now(), calendar_add(app_now(), 12)
         from given where not exists (select 1 from subscriptions s where s.account_id = given.account_id)
         returning id, account_id, plan_code
     )
     insert into subscription_events (subscription_id, account_id, kind, to_plan_code)
       select id, account_id, 'grant', plan_code from begun`,
    [ids],
  );
}
