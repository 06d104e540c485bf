create or replace trigger listings_mark_delete after delete on listings
  referencing old table as old_rows for each statement execute function mark_deleted_listings();
