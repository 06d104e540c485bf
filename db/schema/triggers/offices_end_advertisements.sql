create or replace trigger offices_end_advertisements after update of closed_at on offices for each row
  when (new.closed_at is not null) execute function end_advertisements_of_owner();
