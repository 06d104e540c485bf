create or replace trigger listings_stop_boosts after update of status, deleted_at on listings for each row
  when (old.status = 'active' and (new.status <> 'active' or new.deleted_at is not null))
  execute function stop_boosts_of_listing();
