create or replace trigger sessions_tell_delete after delete on sessions
  for each row when (old.ended_at is null) execute function tell_session();
