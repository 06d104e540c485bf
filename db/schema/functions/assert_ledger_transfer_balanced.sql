create or replace function assert_ledger_transfer_balanced() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  subject uuid := case tg_table_name when 'ledger_entries' then (to_jsonb(new) ->> 'transfer_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  entries integer;
  total numeric;
begin
  select count(*), coalesce(sum(amount_cents), 0) into entries, total from ledger_entries where transfer_id = subject;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transfer % is not balanced', subject
      using errcode = 'check_violation', constraint = 'ledger_transfers_balanced';
  end if;
  return null;
end $$;
