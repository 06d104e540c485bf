create or replace trigger search_dirty_announce_update after update on search_dirty
  referencing new table as new_rows for each statement execute function announce_marked_listings();
