-- A word of an address has one reading: a place, a category or a transaction type, never two of them. Every slug claims its
-- word, and a foreign key on (word, kind) refuses one that another kind has claimed.
create or replace function claim_address_word() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  insert into address_words (word, kind) values (new.slug, tg_argv[0]) on conflict do nothing;
  return new;
end $$;
