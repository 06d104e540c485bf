create or replace trigger categories_keep_former_slug after insert or update of slug on categories
  for each row execute function keep_former_category_slug();
