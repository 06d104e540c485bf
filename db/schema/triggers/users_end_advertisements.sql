create or replace trigger users_end_advertisements after update of closed_at on users for each row
  when (new.closed_at is not null) execute function end_advertisements_of_owner();
