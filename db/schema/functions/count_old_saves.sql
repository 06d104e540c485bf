create or replace function count_old_saves() returns trigger language plpgsql as $$
begin
  -- Gone with its listing: nothing is left to count.
  perform 1 from listing_stats where listing_id in (select listing_id from old_rows) order by listing_id for update;
  update listing_stats s set saves = greatest(0, s.saves - gone.n)
  from (select l.id, count(*) as n from old_rows o join listings l on l.id = o.listing_id and l.owner_id <> o.user_id
    group by l.id) gone
  where s.listing_id = gone.id;
  return null;
end $$;
