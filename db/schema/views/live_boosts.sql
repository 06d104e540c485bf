-- What runs now. Two types are seen and move nothing.
create or replace view live_boosts as
select id, listing_id, account_id, type, slot, starts_at, ends_at,
  type in ('featured', 'premium', 'homepage_featured') as promotes
from boosts where during @> app_now();
