import type { Knex } from 'knex';

/**
 * An office without a plan has ten public listings. So that nothing lapses by surprise, each one that is there already is
 * given a plan for 90 days, recorded as such: standard, or premium where it has the badge or shows more than standard allows.
 * From now on the badge follows the plan.
 */
export const up = (db: Knex) =>
  db.raw(`
    create function offices_follow_plan() returns trigger language plpgsql as $$
    begin
      update offices o set is_premium = next.is_premium
      from (
        select a.office_id, exists (
          select 1 from subscriptions s join plans p on p.code = s.plan_code
          where s.account_id = a.id and s.ended_at is null and p.family = 'premium') as is_premium
        from ledger_accounts a where a.id = new.account_id
      ) next
      where o.id = next.office_id and o.is_premium <> next.is_premium;
      return null;
    end $$;
    create trigger offices_follow_plan after insert or update of plan_code, ended_at on subscriptions
      for each row execute function offices_follow_plan();

    update plans set listing_limit = 10 where code = 'office' and listing_limit is null;

    with given as (
      select ledger_credit_account(null, o.id) as account_id,
        case when o.is_premium or (
          select count(*) from listings l
          where l.office_id = o.id and l.deleted_at is null and l.status in ('active', 'pending', 'suspended')
        ) > (select listing_limit from plans where code = 'standard_monthly') then 'premium_monthly' else 'standard_monthly' end as plan_code
      from offices o where o.status = 'approved'
    ), begun as (
      insert into subscriptions (account_id, plan_code, cents, renews, anchor_at, months, starts_at, ends_at)
        select account_id, plan_code, 0, false, app_now(), 0, app_now(), calendar_add(app_now(), 0, 90)
        from given where not exists (
          select 1 from subscriptions s where s.account_id = given.account_id and s.ended_at is null)
        returning id, account_id, plan_code
    )
    insert into subscription_events (subscription_id, account_id, kind, to_plan_code)
      select id, account_id, 'grant', plan_code from begun;
  `);

/** A grant that was given stays. */
export const down = (db: Knex) =>
  db.raw(`
    drop trigger offices_follow_plan on subscriptions;
    drop function offices_follow_plan();
    update plans set listing_limit = null where code = 'office';
  `);
