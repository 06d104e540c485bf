create or replace trigger attributes_note_facts after insert or update or delete on attributes
  for each statement execute function note_search_facts();
