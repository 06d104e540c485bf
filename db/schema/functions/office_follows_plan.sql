create or replace function office_follows_plan(account uuid) returns void language sql set search_path = public, pg_temp as $$
  update offices o set is_premium = next.is_premium
  from (
    select a.office_id, exists (
      select 1 from subscriptions s join plans p on p.code = s.plan_code
      where s.account_id = a.id and s.ended_at is null and p.family = 'premium') as is_premium
    from ledger_accounts a where a.id = account
  ) next
  where o.id = next.office_id and o.is_premium <> next.is_premium
$$;
