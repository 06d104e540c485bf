-- What the public may see, and what cards show beside it.
create or replace view search_listing as
select listing.*, home.home_id, home.home_size
from public_listings listing left join lateral (
  select own.home_id, (select count(*)::int from home_members other where other.home_id = own.home_id) as home_size
  from home_members own where own.listing_id = listing.id) home on true;
