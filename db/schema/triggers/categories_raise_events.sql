create or replace trigger categories_raise_events
  after delete or update of is_shown, parent_id, property_type, slug, name_ar, name_en on categories
  for each row execute function raise_category_events();
