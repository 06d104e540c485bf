create or replace function stop_boosts_of_owner() returns trigger language plpgsql as $$
begin
  perform stop_boosts((select array_agg(l.id) from listings l where l.owner_id = new.id and l.status = 'active'), 'account');
  return null;
end $$;
