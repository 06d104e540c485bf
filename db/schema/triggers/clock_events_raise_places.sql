create or replace trigger clock_events_raise_places after insert on clock_events
  for each row when (new.kind = 'listing_slots_end') execute function raise_places_ended();
