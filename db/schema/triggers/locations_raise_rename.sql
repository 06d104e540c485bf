create or replace trigger locations_raise_rename after update of slug, key, name_ar, name_en on locations
  for each row when (new.slug is distinct from old.slug or new.key is distinct from old.key
    or new.name_ar is distinct from old.name_ar or new.name_en is distinct from old.name_en)
  execute function raise_place_events();
