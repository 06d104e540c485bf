create or replace function find_surroundings() returns trigger language plpgsql as $$
declare
  -- A column that the database generates is not there yet.
  place geometry := case when new.is_approximate then blurred_point(new.point, new.id) else new.point end;
begin
  new.near := kinds_near(place);
  new.streets := streets_near(place);
  return new;
end $$;
