create or replace trigger attributes_raise_events after update or delete on attributes
  for each row execute function raise_attribute_events();
