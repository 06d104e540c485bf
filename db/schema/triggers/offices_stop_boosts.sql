create or replace trigger offices_stop_boosts after update of closed_at on offices for each row
  when (new.closed_at is not null and old.closed_at is null) execute function stop_boosts_of_office();
