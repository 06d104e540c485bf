create or replace function tell_lead(lead uuid) returns void language plpgsql as $$
begin
  perform tell_live('lead', l.id, array[l.enquirer_id, l.owner_id]
      || array(select m.user_id from office_members m where m.office_id = l.office_id))
    from leads l where l.id = lead;
end $$;
