drop trigger if exists ledger_transfers_balanced on ledger_transfers;
create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
  deferrable initially deferred for each row execute function assert_ledger_transfer_balanced();
