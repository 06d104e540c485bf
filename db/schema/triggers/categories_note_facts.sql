create or replace trigger categories_note_facts after insert or update or delete on categories
  for each statement execute function note_search_facts();
