-- Nothing of the ledger is changed or deleted by anybody: a mistake is put right by a transfer that reverses it.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed: reverse the transfer instead', tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
