-- The whole of an earlier transfer, once.
create or replace function ledger_reverse(original uuid, event text, actor uuid) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  transfer_kind text;
  took ledger_entries;
  gave ledger_entries;
begin
  select kind into transfer_kind from ledger_transfers where id = original and reverses is null;
  select * into took from ledger_entries where transfer_id = original and amount_cents < 0;
  select * into gave from ledger_entries where transfer_id = original and amount_cents > 0;
  if transfer_kind is null then
    raise exception 'no transfer that can be reversed' using errcode = 'invalid_parameter_value';
  end if;
  return ledger_transfer(transfer_kind, event, gave.account_id, took.account_id, gave.amount_cents, actor, original);
end $$;
alter function ledger_reverse(uuid, text, uuid) owner to diyar_ledger;
