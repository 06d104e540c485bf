create or replace trigger home_members_mark_update after update on home_members
  referencing new table as changed for each statement execute function mark_homes();
