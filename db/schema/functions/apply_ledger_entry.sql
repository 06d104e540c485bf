-- The cached balance moves with the entry, and only so; the check on it refuses what is not covered.
create or replace function apply_ledger_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.balance_cents := null;
  update ledger_accounts set balance_cents = balance_cents + new.amount_cents
  where id = new.account_id and balance_cents is not null
  returning balance_cents into new.balance_cents;
  return new;
end $$;
