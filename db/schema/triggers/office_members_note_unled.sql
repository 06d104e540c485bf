drop trigger if exists office_members_note_unled on office_members;
create constraint trigger office_members_note_unled after insert or update or delete on office_members
  deferrable initially deferred for each row execute function note_unled_offices_of_member();
