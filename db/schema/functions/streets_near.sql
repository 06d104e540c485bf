-- Keys of the streets whose line runs within 150 m of a place, as the crow flies. Asked of public points only, as `kinds_near`.
create or replace function streets_near(place geometry) returns text[] language plpgsql stable parallel safe as $$
begin
  return array(
    select key from streets
    -- The box holds everything within 150 m anywhere in Syria.
    where line && st_expand(place, 0.0018, 0.0014) and st_dwithin(line::geography, place::geography, 150)
    order by key);
end $$;
