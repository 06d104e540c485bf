-- Only what a search can ask for: confirmations, boosts and views leave no mark.
create or replace function mark_alerts(ids uuid[]) returns void language sql as $$
  insert into alert_marks (listing_id) select id from unnest(ids) as u (id) order by id
  on conflict (listing_id) do update set gen = nextval('alert_mark_gen')
$$;
