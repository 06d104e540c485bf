-- Within the trigger of an entry the depth is 1.
create or replace trigger ledger_accounts_balance before update of balance_cents, kind, name on ledger_accounts
  for each row when (pg_trigger_depth() < 1) execute function refuse_ledger_change();
