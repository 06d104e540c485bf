create or replace trigger users_note_unled_offices after update of suspended_until, banned_at, closed_at on users for each row
  when ((new.suspended_until, new.banned_at, new.closed_at) is distinct from (old.suspended_until, old.banned_at, old.closed_at))
  execute function note_unled_offices_of_user();
