create or replace trigger office_members_drop_review after insert on office_members
  for each row execute function drop_review_of_member();
