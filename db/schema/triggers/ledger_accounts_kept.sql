create or replace trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function refuse_ledger_change();
