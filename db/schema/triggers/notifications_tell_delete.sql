create or replace trigger notifications_tell_delete after delete on notifications
  referencing old table as changed for each statement execute function tell_notifications();
