create or replace trigger locations_raise_rename after update of slug, key, name_ar, name_en on locations
  for each row when ((new.slug, new.key, new.name_ar, new.name_en) is distinct from (old.slug, old.key, old.name_ar, old.name_en))
  execute function raise_place_events();
