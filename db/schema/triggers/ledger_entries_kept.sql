create or replace trigger ledger_entries_kept before truncate on ledger_entries execute function refuse_ledger_change();
