create or replace trigger viewings_tell_update after update on viewings
  referencing new table as changed for each statement execute function tell_lead_parts();
