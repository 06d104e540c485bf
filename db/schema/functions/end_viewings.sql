-- Calls off what is still to come in some threads, because of what became of the listing or of somebody; a job tells both sides.
-- The threads are locked as `viewings/commands.ts` locks them, so that nobody agrees on a time meanwhile.
create or replace function end_viewings(of_leads uuid[], because text) returns void language plpgsql as $$
declare
  ended uuid;
begin
  perform from leads d
  where d.id = any(of_leads) and exists (
    select from viewings v where v.lead_id = d.id and v.status in ('pending', 'scheduled', 'rescheduled'))
  order by d.id for no key update;
  for ended in
    update viewings set status = 'cancelled', ended_because = because, version = version + 1, updated_at = app_now()
    where lead_id = any(of_leads) and status in ('pending', 'scheduled', 'rescheduled') and starts_at > app_now()
    returning id
  loop
    perform graphile_worker.add_job('viewing_ended', json_build_object('viewingId', ended), max_attempts => 10);
  end loop;
end $$;
