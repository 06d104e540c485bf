-- Whether an account may act at this moment or once its suspension is over. Who may not owns no office and is charged nothing more.
create or replace function may_return(closed_at timestamptz, banned_at timestamptz, suspended_until timestamptz) returns boolean
language sql immutable parallel safe as $$
  select closed_at is null and banned_at is null and suspended_until is distinct from 'infinity'
$$;
