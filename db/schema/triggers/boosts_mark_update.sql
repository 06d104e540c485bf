create or replace trigger boosts_mark_update after update on boosts
  referencing new table as changed for each statement execute function mark_boosted_listings();
