create or replace trigger home_members_mark_delete after delete on home_members
  referencing old table as changed for each statement execute function mark_homes();
