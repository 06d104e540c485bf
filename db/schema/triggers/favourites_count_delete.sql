create or replace trigger favourites_count_delete after delete on favourites
  referencing old table as old_rows for each statement execute function count_old_saves();
