create or replace trigger listings_stop_boosts_deleted before delete on listings for each row
  execute function stop_boosts_of_listing();
