drop trigger if exists office_members_keep_application on office_members;
create constraint trigger office_members_keep_application after update or delete on office_members
  deferrable initially deferred for each row when (old.role = 'owner') execute function keep_office_application();
