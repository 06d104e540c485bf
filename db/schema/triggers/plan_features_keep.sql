create or replace trigger plan_features_keep after insert or update or delete on plan_features
  for each row execute function keep_features();
