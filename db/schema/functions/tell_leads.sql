-- A conversation changed: both sides hear of it, of an office everybody. Who may open it is for the call that reads it.
create or replace function tell_leads() returns trigger language plpgsql as $$
begin
  perform tell_lead(id) from changed;
  return null;
end $$;
