create or replace trigger home_members_mark_insert after insert on home_members
  referencing new table as changed for each statement execute function mark_homes();
