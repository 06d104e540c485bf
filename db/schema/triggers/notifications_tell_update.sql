create or replace trigger notifications_tell_update after update on notifications
  referencing new table as changed for each statement execute function tell_notifications();
