-- What became of people; see raise_listing_events(). The end of a suspension by its date is the clock's to raise.
create or replace function raise_person_events() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject)
  select 'person.' || life.event, new.id
  from (values
    ('suspended', new.suspended_until > app_now() and old.suspended_until is distinct from new.suspended_until),
    ('suspension_ended', new.suspended_until is null and old.suspended_until > app_now()),
    ('banned', new.banned_at is not null and old.banned_at is null),
    ('unbanned', new.banned_at is null and old.banned_at is not null),
    ('closed', new.closed_at is not null and old.closed_at is null),
    ('erased', new.erased_at is not null and old.erased_at is null),
    ('email_changed', new.erased_at is null and new.email is distinct from old.email),
    ('phone_changed', new.erased_at is null and new.phone is distinct from old.phone),
    ('password_changed', new.erased_at is null and new.password_hash is distinct from old.password_hash)
  ) as life (event, is_so)
  where life.is_so;
  return null;
end $$;
