create or replace trigger locations_claim_word before insert or update of slug on locations
  for each row execute function claim_address_word('place');
