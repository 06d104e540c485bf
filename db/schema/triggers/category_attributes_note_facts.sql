create or replace trigger category_attributes_note_facts after insert or update or delete on category_attributes
  for each statement execute function note_search_facts();
