create or replace trigger listing_revisions_tell_update after update on listing_revisions
  referencing new table as new_rows old table as old_rows for each statement execute function tell_changed_revisions();
