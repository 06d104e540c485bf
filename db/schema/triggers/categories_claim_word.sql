create or replace trigger categories_claim_word before insert or update of slug on categories
  for each row execute function claim_address_word('category');
