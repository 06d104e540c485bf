create or replace trigger listing_revisions_tell_insert after insert on listing_revisions
  referencing new table as new_rows for each statement execute function tell_new_revisions();
