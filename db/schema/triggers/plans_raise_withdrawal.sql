create or replace trigger plans_raise_withdrawal after update of is_active on plans
  for each row when (old.is_active and not new.is_active) execute function raise_plan_withdrawal();
