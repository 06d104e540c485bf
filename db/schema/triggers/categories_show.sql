-- Its own update sets none of these columns, and so does not come back here.
create or replace trigger categories_show after insert or update of is_active, parent_id on categories
  for each statement execute function show_categories();
