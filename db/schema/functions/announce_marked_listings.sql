-- Whoever keeps rendered pages hears of a changed listing when its transaction commits, not only when the engine has it: a
-- listing that was taken down must not be read from a kept page meanwhile. More than fit into a notification are left to the
-- indexer's own announcement.
create or replace function announce_marked_listings() returns trigger language plpgsql as $$
declare
  ids text;
begin
  select string_agg(listing_id::text, ',') into ids
    from (select distinct listing_id from new_rows limit 201) marked having count(*) <= 200;
  if ids is not null then perform pg_notify('listings_changed', ids); end if;
  return null;
end $$;
