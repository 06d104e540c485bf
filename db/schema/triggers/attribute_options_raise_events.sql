create or replace trigger attribute_options_raise_events after update or delete on attribute_options
  for each row execute function raise_attribute_events();
