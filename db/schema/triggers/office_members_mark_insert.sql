create or replace trigger office_members_mark_insert after insert on office_members
  referencing new table as changed for each statement execute function mark_member_listings();
