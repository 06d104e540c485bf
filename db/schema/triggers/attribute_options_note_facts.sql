create or replace trigger attribute_options_note_facts after insert or update or delete on attribute_options
  for each statement execute function note_search_facts();
