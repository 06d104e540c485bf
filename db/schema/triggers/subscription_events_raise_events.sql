create or replace trigger subscription_events_raise_events after insert on subscription_events
  for each row execute function raise_plan_events();
