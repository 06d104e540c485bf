-- What became of subscriptions, by their own history; see raise_listing_events().
create or replace function raise_plan_events() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts) values (
    'plan.' || case new.kind
      when 'activation' then 'bought' when 'grant' then 'bought' when 'upgrade' then 'changed' when 'downgrade' then 'changed'
      when 'renewal' then 'renewed' when 'cancellation' then 'cancelled' when 'reactivation' then 'taken_up'
      when 'expiry' then 'ended' else 'lapsed' end,
    new.subscription_id, jsonb_build_object('account', new.account_id));
  return null;
end $$;
