-- By the country's own calendar.
create or replace function calendar_add(moment timestamptz, months integer, days integer default 0) returns timestamptz
language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Damascus' + make_interval(months => months, days => days)) at time zone 'Asia/Damascus'
$$;
