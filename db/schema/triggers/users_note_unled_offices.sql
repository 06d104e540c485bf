create or replace trigger users_note_unled_offices after update of suspended_until, banned_at, closed_at on users for each row
  when (new.suspended_until is distinct from old.suspended_until or new.banned_at is distinct from old.banned_at
    or new.closed_at is distinct from old.closed_at)
  execute function note_unled_offices_of_user();
