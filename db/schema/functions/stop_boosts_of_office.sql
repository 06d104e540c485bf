-- Those an office paid for end with it, as its advertisements do; its people keep their listings.
create or replace function stop_boosts_of_office() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform stop_boost(b.id, 'account') from boosts b join ledger_accounts a on a.id = b.account_id
  where a.office_id = new.id and b.status in ('pending', 'active') and b.ends_at > app_now();
  return null;
end $$;
