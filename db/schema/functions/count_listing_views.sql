-- Any number of views in one call: those that are new today count in the day's sum and in the listing's. Listings that are not
-- public, and those of the one who looks (or of their office), are left out. Rows are written in order, so that two processes
-- cannot wait for each other.
create or replace function count_listing_views(days date[], listings uuid[], visitors text[], addresses text[], people uuid[])
returns void language plpgsql set search_path = public, pg_temp as $$
declare
  seen record;
  counts boolean;
begin
  for seen in
    select distinct on (g.day, g.listing_id, g.visitor) g.day, g.listing_id, decode(g.visitor, 'hex') as visitor,
      decode(g.address, 'hex') as address
    from unnest(days, listings, visitors, addresses, people) as g (day, listing_id, visitor, address, person)
      join listings l on l.id = g.listing_id and l.status = 'active'
    where g.person is null or (l.owner_id <> g.person and not exists (
      select from office_members m where m.user_id = g.person and m.office_id = l.office_id))
    order by g.day, g.listing_id, g.visitor
  loop
    insert into listing_views (day, listing_id, visitor) values (seen.day, seen.listing_id, seen.visitor)
    on conflict do nothing;
    if not found then continue; end if;
    counts := take_count('listing_view', seen.address, seen.listing_id, seen.day);
    insert into listing_daily_views as d (listing_id, day, views, left_out)
    values (seen.listing_id, seen.day, counts::int, (not counts)::int)
    on conflict (listing_id, day) do update set views = d.views + excluded.views, left_out = d.left_out + excluded.left_out;
    insert into listing_stats as s (listing_id, views, views_left_out)
    values (seen.listing_id, counts::int, (not counts)::int)
    on conflict (listing_id) do update set views = s.views + excluded.views,
      views_left_out = s.views_left_out + excluded.views_left_out;
  end loop;
end $$;
