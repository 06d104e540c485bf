create or replace trigger office_members_mark_delete after delete on office_members
  referencing old table as changed for each statement execute function mark_member_listings();
