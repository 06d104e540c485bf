create or replace function mark_listings(ids uuid[]) returns void language plpgsql as $$
begin
  if ids is null then return; end if;
  insert into search_dirty (target, listing_id)
  select t.id, x.id from (select distinct id from unnest(ids) as u (id)) x cross join search_targets t
  order by x.id, t.id
  on conflict (target, listing_id) do update
    set gen = nextval('search_dirty_gen'), marked_at = clock_timestamp();
  insert into price_marks (listing_id, gen)
  select id, nextval('search_dirty_gen') from (select distinct id from unnest(ids) as u (id) order by id) x
  on conflict (listing_id) do update set gen = nextval('search_dirty_gen');
  perform pg_notify('search_dirty', '');
end $$;
