create or replace trigger ledger_entries_apply before insert on ledger_entries
  for each row execute function apply_ledger_entry();
