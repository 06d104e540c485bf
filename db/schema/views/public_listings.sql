-- The public's part of a listing, and nothing else: the one definition behind the index, the details page and the fallback.
-- A listing's photos are read from its own rows, which their foreign key vouches for; the table of images is asked only for
-- the colour of the main one. What either deal costs is named, whichever column holds it, so that a search for rents never
-- reads a sale price. Of a car or a job nobody asks which schools and streets are near.
create or replace view public_listings as
select
  l.id, l.code, l.owner_id, l.title_ar, l.title_en, l.description_ar, l.description_en,
  array[root.slug, grp.slug, cat.slug] as category_path, l.category_id, l.property_type, l.transaction_type,
  l.price_kind, l.price_cents, l.price_period, l.is_negotiable, l.area::double precision as area,
  l.{WHOLE_FIELDS}, l.{CHOICE_FIELDS}, l.features, l.attributes,
  p.key as province_key, c.key as city_key, n.key as neighborhood_key,
  l.province_id, l.city_id, l.neighborhood_id, case when not l.is_approximate then l.address end as address,
  l.lng, l.lat, l.tile_x, l.tile_y, l.public_point as point, l.is_approximate,
  l.priority, coalesce(live.promotes, false) as is_featured,
  l.published_at, l.confirmed_at, l.updated_at,
  o.id as office_id, o.slug as office_slug, o.name_ar as office_name_ar, o.name_en as office_name_en,
  coalesce(o.is_verified, false) as office_verified, o.logo_image_id as office_logo,
  m.images, (select i.color from images i where i.id = m.images[1]) as image_color,
  case when l.transaction_type = 'sale' or l.transaction_type = 'both' and l.price_period is null
    then l.price_cents end as sale_cents,
  case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
    then l.price_cents else l.rent_cents end as rent_cents,
  case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
    then l.price_period else l.rent_period end as rent_period, coalesce(live.types, '{}') as boosts,
    case when 'proximities' = any(cat.carries) then l.near end as near,
    case when 'proximities' = any(cat.carries) then l.streets end as streets
from listings l
  join users u on u.id = l.owner_id
  join categories cat on cat.id = l.category_id
  join categories grp on grp.id = cat.parent_id
  join categories root on root.id = grp.parent_id
  join locations p on p.id = l.province_id
  join locations c on c.id = l.city_id
  left join locations n on n.id = l.neighborhood_id
  left join offices o on o.id = l.office_id and office_may_be_shown(o.id)
  left join lateral (
    select array_agg(lm.image_id order by lm.is_main desc, lm.position) as images
    from listing_media lm where lm.listing_id = l.id
  ) m on true
  left join lateral (
    select bool_or(b.promotes) as promotes, array_agg(b.type order by b.type) as types
    from live_boosts b where b.listing_id = l.id
  ) live on true
where l.status = 'active'
  and (l.expires_at is null or l.expires_at > app_now())
  and may_act(u.closed_at, u.banned_at, u.suspended_until)
  and cat.is_shown;
