create or replace trigger categories_note_news after update of is_shown on categories for each row
  when (old.is_shown <> new.is_shown) execute function note_category_news();
