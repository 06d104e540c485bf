drop trigger if exists office_keeps_owner on office_members;
create constraint trigger office_keeps_owner after update or delete on office_members
  deferrable initially deferred for each row when (old.role = 'owner') execute function office_keeps_owner();
