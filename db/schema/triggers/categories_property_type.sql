create or replace trigger categories_property_type after update of property_type on categories for each row
  when (old.property_type is distinct from new.property_type) execute function pass_on_property_type();
