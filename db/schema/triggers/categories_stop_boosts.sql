create or replace trigger categories_stop_boosts after update of is_shown on categories for each row
  when (old.is_shown and not new.is_shown) execute function stop_boosts_of_category();
