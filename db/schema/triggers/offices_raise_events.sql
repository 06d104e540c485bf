create or replace trigger offices_raise_events after insert or update of closed_at, is_verified, unled_at on offices
  for each row execute function raise_office_events();
