-- The moment that rules compare with, and stamp what they compare: `now()` moved by the clock of the site.
create or replace function app_now() returns timestamptz language sql stable parallel safe as $$
  select now() + (select shift from app_clock)
$$;
