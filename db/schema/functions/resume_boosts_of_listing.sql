-- A suspension that ends again: whole days of the boosts that it stopped were paid back, the day that had begun is given anew, on
-- the home page in the same slot while nobody else has it.
create or replace function resume_boosts_of_listing() returns trigger language plpgsql as $$
begin
  insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at, slot)
  select new.id, b.type, 'active', 1, 0, app_now(), app_now() + interval '24 hours', b.slot
  from boosts b
  where b.listing_id = new.id and b.stop_reason = 'suspended' and b.stopped_at > b.starts_at and b.stopped_at < b.ends_at
    and b.stopped_at >= (select max(e.moment) from life_events e where e.subject = new.id and e.event = 'listing.suspended')
  order by b.id
  on conflict do nothing;
  return null;
end $$;
