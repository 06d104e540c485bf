create or replace trigger categories_mark_update after update on categories
  referencing new table as new_rows old table as old_rows for each statement execute function mark_category_listings();
