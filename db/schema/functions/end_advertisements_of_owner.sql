create or replace function end_advertisements_of_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_advertisements(a.id) from ledger_accounts a
  where case tg_table_name when 'users' then a.user_id = new.id else a.office_id = new.id end;
  return null;
end $$;
