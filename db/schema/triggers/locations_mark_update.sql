create or replace trigger locations_mark_update after update on locations
  referencing new table as new_rows old table as old_rows for each statement execute function mark_location_listings();
