create or replace trigger leads_tell_insert after insert on leads
  referencing new table as changed for each statement execute function tell_leads();
