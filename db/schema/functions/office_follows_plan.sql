create or replace function office_follows_plan(account uuid) returns void language sql set search_path = public, pg_temp as $$
  update offices o set is_premium = next.is_premium
  from (
    select a.office_id, exists (
      select from subscriptions s where s.account_id = a.id and s.ended_at is null
        and (jsonb_exists(s.kept_features, 'badge')
          or exists (select from plan_features f where f.plan_code = s.plan_code and f.code = 'badge'))) as is_premium
    from ledger_accounts a where a.id = account
  ) next
  where o.id = next.office_id and o.is_premium <> next.is_premium
$$;
