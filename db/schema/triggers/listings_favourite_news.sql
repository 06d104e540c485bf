create or replace trigger listings_favourite_news after update on listings
  referencing new table as new_rows old table as old_rows for each statement execute function note_favourite_news();
