-- Who has paid for a period keeps what its plan had to the end of it when an administrator takes it away or lowers it, and has at once
-- what is added.
create or replace function keep_features() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update subscriptions s set kept_features = coalesce(s.kept_features, '{}') || jsonb_build_object(old.code,
      case when jsonb_exists(s.kept_features, old.code) and s.kept_features ->> old.code is null then null
        when old.amount is null then null
        else greatest((s.kept_features ->> old.code)::integer, old.amount) end)
    where s.plan_code = old.plan_code and s.ended_at is null;
  end if;
  perform office_follows_plan(s.account_id) from subscriptions s
  where s.plan_code = coalesce(new.plan_code, old.plan_code) and s.ended_at is null
    and coalesce(new.code, old.code) = 'badge';
  return null;
end $$;
