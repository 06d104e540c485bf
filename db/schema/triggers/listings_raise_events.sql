create or replace trigger listings_raise_events after update on listings
  referencing new table as new_rows old table as old_rows for each statement execute function raise_listing_events();
