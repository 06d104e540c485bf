create or replace trigger lead_notes_tell_delete after delete on lead_notes
  referencing old table as changed for each statement execute function tell_lead_parts();
