create or replace trigger boosts_mark_delete after delete on boosts
  referencing old table as changed for each statement execute function mark_boosted_listings();
