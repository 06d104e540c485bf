create or replace trigger listings_end_boosts_of_giver after update of owner_id, office_id on listings for each row
  when (new.office_id is distinct from old.office_id or new.owner_id <> old.owner_id)
  execute function end_boosts_of_giver();
