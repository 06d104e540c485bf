create or replace trigger ledger_entries_immutable before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
