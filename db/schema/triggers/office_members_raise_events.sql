create or replace trigger office_members_raise_events after insert or delete or update of role on office_members
  for each row execute function raise_member_events();
