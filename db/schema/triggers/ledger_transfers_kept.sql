create or replace trigger ledger_transfers_kept before truncate on ledger_transfers execute function refuse_ledger_change();
