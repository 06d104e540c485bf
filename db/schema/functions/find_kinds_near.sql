create or replace function find_kinds_near() returns trigger language plpgsql as $$
begin
  -- A column that the database generates is not there yet.
  new.near := kinds_near(case when new.is_approximate then blurred_point(new.point, new.id) else new.point end);
  return new;
end $$;
