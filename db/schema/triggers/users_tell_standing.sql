create or replace trigger users_tell_standing after update of banned_at, suspended_until, closed_at, account_type on users
  for each row when ((new.banned_at, new.suspended_until, new.closed_at, new.account_type)
    is distinct from (old.banned_at, old.suspended_until, old.closed_at, old.account_type))
  execute function tell_person();
