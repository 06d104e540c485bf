create or replace trigger users_mark_update after update on users
  referencing new table as new_rows old table as old_rows for each statement execute function mark_owner_listings();
