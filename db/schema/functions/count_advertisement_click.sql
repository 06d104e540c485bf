-- One click a person and day, as many an address as it may have.
create or replace function count_advertisement_click(used uuid, shown uuid, visitor_hex text, address_hex text, person uuid)
returns boolean language plpgsql set search_path = public, pg_temp as $$
declare
  ad advertisements;
  today date := advertisement_today();
  counts boolean;
begin
  select * into ad from advertisements where id = shown for no key update;
  if ad.id is null or ad.status <> 'active' or is_advertiser(ad.account_id, person) then return false; end if;
  insert into advertisement_tokens (token, kind) values (used, 'click') on conflict do nothing;
  if not found then return false; end if;
  insert into advertisement_viewers as v (day, visitor, advertisement_id, impressions, clicks)
  values (today, decode(visitor_hex, 'hex'), ad.id, 0, 1)
  on conflict (day, visitor, advertisement_id) do update set clicks = 1 where v.clicks = 0;
  counts := found and take_count('ad_click', decode(address_hex, 'hex'), ad.id, today);
  insert into advertisement_days as d (advertisement_id, day, clicks, clicks_left_out)
  values (ad.id, today, counts::int, (not counts)::int)
  on conflict (advertisement_id, day) do update set clicks = d.clicks + excluded.clicks,
    clicks_left_out = d.clicks_left_out + excluded.clicks_left_out;
  if counts then update advertisements set clicks = clicks + 1 where id = ad.id; end if;
  return counts;
end $$;
