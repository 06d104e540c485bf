create or replace trigger users_raise_events
  after update of suspended_until, banned_at, closed_at, erased_at, email, phone, password_hash on users
  for each row execute function raise_person_events();
