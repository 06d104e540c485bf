create or replace trigger listing_media_mark_insert after insert on listing_media
  referencing new table as new_rows for each statement execute function mark_new_media();
