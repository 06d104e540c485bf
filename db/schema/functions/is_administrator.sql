-- Whether somebody may act as an administrator at this moment.
create or replace function is_administrator(person uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from users u
    where u.id = person and u.account_type = 'admin' and may_act(u.closed_at, u.banned_at, u.suspended_until))
$$;
