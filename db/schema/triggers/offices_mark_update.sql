create or replace trigger offices_mark_update after update on offices
  referencing new table as new_rows old table as old_rows for each statement execute function mark_office_listings();
