create or replace trigger ledger_transfers_immutable before update or delete on ledger_transfers
  for each row execute function refuse_ledger_change();
