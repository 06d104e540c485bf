create or replace trigger favourites_count_insert after insert on favourites
  referencing new table as new_rows for each statement execute function count_new_saves();
