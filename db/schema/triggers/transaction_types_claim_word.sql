create or replace trigger transaction_types_claim_word before insert or update of slug on transaction_types
  for each row execute function claim_address_word('transaction');
