create or replace function stop_boosts_of_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform stop_boosts(array[old.id], 'deleted');
    return old;
  end if;
  -- Back in review within the ten seconds of a decision: it was never really out.
  if new.status = 'pending' and new.deleted_at is null then
    perform undo_boosts(new.id);
    return null;
  end if;
  perform stop_boosts(array[new.id], case
    when new.deleted_at is not null then 'deleted'
    when new.status in ('sold', 'rented', 'suspended', 'expired') then new.status
    when new.archived_by_subscription_id is not null or new.archived_by_slots_id is not null then 'lapsed'
    else 'archived' end);
  return null;
end $$;
