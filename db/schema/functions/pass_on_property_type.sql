-- A listing's type is its category's.
create or replace function pass_on_property_type() returns trigger language plpgsql as $$
begin
  update listings set property_type = new.property_type
  where category_id = new.id and property_type is distinct from new.property_type;
  return null;
end $$;
