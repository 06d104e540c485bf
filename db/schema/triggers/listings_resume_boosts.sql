create or replace trigger listings_resume_boosts after update of status on listings for each row
  when (old.status = 'suspended' and new.status = 'active' and new.deleted_at is null)
  execute function resume_boosts_of_listing();
