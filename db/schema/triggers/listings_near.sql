create or replace trigger listings_near before insert or update of point, is_approximate on listings
  for each row execute function find_kinds_near();
