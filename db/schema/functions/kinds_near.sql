-- Kinds of points of interest within 1 km of a place, as the crow flies. Asked of public points only, so nothing follows
-- from them that the map does not show.
create or replace function kinds_near(place geometry) returns text[] language plpgsql stable parallel safe as $$
begin
  return array(
    select distinct kind from points_of_interest
    -- The box holds everything within 1 km anywhere in Syria.
    where shape && st_expand(place, 0.0117, 0.0094) and st_dwithin(shape::geography, place::geography, 1000)
    order by kind);
end $$;
