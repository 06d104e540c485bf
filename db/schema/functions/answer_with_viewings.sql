-- Nobody travels to a home that is no longer offered, nor to somebody who cannot come.
create or replace function answer_with_viewings() returns trigger language plpgsql as $$
begin
  if new.event like 'listing.%' then
    perform end_viewings(array(select d.id from leads d where d.listing_id = new.subject),
      case new.event when 'listing.transferred' then 'transferred' else 'listing' end);
  elsif new.event = 'office.closed' then
    perform end_viewings(array(
      select d.id from leads d where d.office_id = new.subject and lead_side_standing(d, 'owner') = 'gone'), 'person');
  -- Of whoever was the last who could come, and of whoever is alone with a thread of a closed office; what they ask for themselves
  -- goes on.
  elsif new.event in ('person.left', 'person.role_changed') then
    perform end_viewings(array(
      select d.id from leads d
      where (d.office_id = (new.facts ->> 'office')::uuid or d.owner_id = new.subject)
        and exists (select from viewings v where v.lead_id = d.id and v.status in ('pending', 'scheduled', 'rescheduled'))
        and lead_side_standing(d, 'owner') <> 'good'), 'person');
  else
    perform end_viewings(array(
      select d.id from leads d where d.enquirer_id = new.subject
      union all
      select d.id from leads d
      where (d.owner_id = new.subject or d.assigned_to = new.subject
          or d.office_id in (select m.office_id from office_members m where m.user_id = new.subject))
        and lead_side_standing(d, 'owner') <> 'good'), 'person');
  end if;
  return null;
end $$;
