create or replace trigger office_applications_raise_events after update of license_state on office_applications
  for each row when (new.office_id is not null and new.license_state = 'rejected' and old.license_state <> 'rejected')
  execute function raise_license_events();
