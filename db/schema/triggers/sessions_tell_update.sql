create or replace trigger sessions_tell_update after update of ended_at, second_factor_at on sessions
  for each row when ((new.ended_at, new.second_factor_at) is distinct from (old.ended_at, old.second_factor_at))
  execute function tell_session();
