create or replace trigger lead_notes_tell_insert after insert on lead_notes
  referencing new table as changed for each statement execute function tell_lead_parts();
