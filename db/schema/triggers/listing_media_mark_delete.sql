create or replace trigger listing_media_mark_delete after delete on listing_media
  referencing old table as old_rows for each statement execute function mark_old_media();
