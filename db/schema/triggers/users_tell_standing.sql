create or replace trigger users_tell_standing after update of banned_at, suspended_until, closed_at, account_type on users
  for each row when (new.banned_at is distinct from old.banned_at or new.suspended_until is distinct from old.suspended_until
    or new.closed_at is distinct from old.closed_at or new.account_type is distinct from old.account_type)
  execute function tell_person();
