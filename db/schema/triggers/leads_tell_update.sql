create or replace trigger leads_tell_update after update on leads
  referencing new table as changed for each statement execute function tell_leads();
