create or replace trigger locations_note_facts after insert or update or delete on locations
  for each statement execute function note_search_facts();
