-- Whether an account may sign in and act at this moment; a suspension that ran out leaves its date behind. Its listings and its
-- office are shown, and it is given something, only while it may. Arguments: the columns of `users`.
create or replace function may_act(closed_at timestamptz, banned_at timestamptz, suspended_until timestamptz) returns boolean
language sql stable parallel safe as $$
  select closed_at is null and banned_at is null and (suspended_until is null or suspended_until <= app_now())
$$;
