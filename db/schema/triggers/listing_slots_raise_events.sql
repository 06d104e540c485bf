create or replace trigger listing_slots_raise_events after insert on listing_slots
  for each row execute function raise_places_bought();
