create or replace trigger listings_surroundings before insert or update of point, is_approximate on listings
  for each row execute function find_surroundings();
