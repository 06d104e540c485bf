create or replace trigger search_words_note_facts after insert or update or delete on search_words
  for each statement execute function note_search_facts();
