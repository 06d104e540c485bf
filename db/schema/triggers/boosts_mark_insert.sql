create or replace trigger boosts_mark_insert after insert on boosts
  referencing new table as changed for each statement execute function mark_boosted_listings();
