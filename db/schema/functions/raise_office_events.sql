-- What became of offices; see raise_listing_events().
create or replace function raise_office_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into life_events (event, subject) values ('office.approved', new.id);
    return null;
  end if;
  insert into life_events (event, subject)
  select 'office.' || life.event, new.id
  from (values
    ('closed', new.closed_at is not null and old.closed_at is null),
    ('unled', new.unled_at is not null and old.unled_at is null),
    ('led', new.unled_at is null and old.unled_at is not null and new.closed_at is null),
    ('verified', new.is_verified and not old.is_verified),
    ('unverified', old.is_verified and not new.is_verified)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;
