create or replace trigger listings_mark_insert after insert on listings
  referencing new table as new_rows for each statement execute function mark_inserted_listings();
