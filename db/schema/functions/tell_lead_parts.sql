-- Viewings and notes stand in the conversation.
create or replace function tell_lead_parts() returns trigger language plpgsql as $$
begin
  perform tell_lead(lead_id) from (select distinct lead_id from changed) touched;
  return null;
end $$;
