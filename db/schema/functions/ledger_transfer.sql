create or replace function ledger_transfer(
  transfer_kind text, event text, from_account uuid, to_account uuid, cents bigint, actor uuid,
  reversed uuid default null
) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
  available bigint;
begin
  if cents is null or cents <= 0 or from_account = to_account then
    raise exception 'a transfer moves a positive amount between two accounts' using errcode = 'invalid_parameter_value';
  end if;
  -- Before the entries get their numbers, so that numbers and balances have one order; by id, so that nobody deadlocks.
  perform 1 from ledger_accounts where id in (from_account, to_account) and balance_cents is not null
    order by id for no key update;
  select balance_cents into available from ledger_accounts where id = from_account;
  if available < cents then
    raise exception 'insufficient credit' using errcode = 'LG001', detail = (cents - available)::text;
  end if;
  insert into ledger_transfers (kind, reference, reverses, actor_id)
  values (transfer_kind, event, reversed, actor) returning id into made;
  insert into ledger_entries (transfer_id, account_id, amount_cents)
  values (made, from_account, -cents), (made, to_account, cents);
  return made;
end $$;
alter function ledger_transfer(text, text, uuid, uuid, bigint, uuid, uuid) owner to diyar_ledger;
