-- Stops that the buyer neither made nor caused.
create or replace function is_stopped_by_us(reason text) returns boolean language sql immutable as $$
  select reason in ('suspended', 'account', 'lapsed', 'removed')
$$;
