create or replace trigger search_dirty_announce_insert after insert on search_dirty
  referencing new table as new_rows for each statement execute function announce_marked_listings();
