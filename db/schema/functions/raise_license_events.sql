-- A paper that was looked at; see raise_listing_events().
create or replace function raise_license_events() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject) values ('office.license_rejected', new.office_id);
  return null;
end $$;
