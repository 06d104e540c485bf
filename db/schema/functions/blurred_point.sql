-- Everybody's point of an approximate listing. The blur: a fixed grid of cells about 500 m wide; the public point lies in
-- the cell that holds the exact one, at a spot that follows from the listing's id alone. However many listings a home has,
-- and however often they move within the cell, their mean is the cell's centre. At most 100 m from the centre per axis, so a
-- circle of 500 m round it holds the whole cell.
-- The path is fixed: a restored dump has none while it computes the columns.
create or replace function blurred_point(point geometry, listing_id uuid) returns geometry
  language plpgsql immutable strict parallel safe set search_path = "$user", public as $$
declare
  height constant double precision := 0.0045;
  grid_row constant double precision := floor(st_y(point) / height);
  -- Rounded: the last digit of a cosine is not the same on every machine.
  width constant double precision := round((height / cosd((grid_row + 0.5) * height))::numeric, 6);
  grid_column constant double precision := floor(st_x(point) / width);
  seed constant bytea := sha256(uuid_send(listing_id));
begin
  return st_setsrid(st_makepoint(
    (grid_column + 0.3 + 0.4 * (get_byte(seed, 0) * 256 + get_byte(seed, 1)) / 65536) * width,
    (grid_row + 0.3 + 0.4 * (get_byte(seed, 2) * 256 + get_byte(seed, 3)) / 65536) * height), 4326);
end $$;
