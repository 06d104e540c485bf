create or replace trigger category_transaction_types_note_facts after insert or update or delete on category_transaction_types
  for each statement execute function note_search_facts();
