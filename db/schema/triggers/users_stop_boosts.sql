create or replace trigger users_stop_boosts after update of suspended_until, banned_at, closed_at on users for each row
  when (new.banned_at is not null or new.closed_at is not null or new.suspended_until > app_now())
  execute function stop_boosts_of_owner();
