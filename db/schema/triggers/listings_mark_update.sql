create or replace trigger listings_mark_update after update on listings
  referencing new table as new_rows old table as old_rows for each statement execute function mark_updated_listings();
