create or replace trigger locations_raise_removal after delete on locations
  for each row execute function raise_place_events();
