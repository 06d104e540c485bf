create or replace trigger transaction_types_note_facts after insert or update or delete on transaction_types
  for each statement execute function note_search_facts();
