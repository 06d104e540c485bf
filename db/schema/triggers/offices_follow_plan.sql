create or replace trigger offices_follow_plan after insert or update of plan_code, ended_at on subscriptions
  for each row execute function offices_follow_plan();
