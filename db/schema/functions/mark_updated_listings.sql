create or replace function mark_updated_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings((
    select array_agg(n.id) from new_rows n join old_rows o using (id)
    where (n.status = 'active' or o.status = 'active')
      and (n.code, n.office_id, n.owner_id, n.status, n.category_id, n.property_type, n.transaction_type, n.title_ar,
        n.title_en, n.description_ar, n.description_en, n.price_kind, n.price_cents, n.price_period, n.is_negotiable,
        n.{FIELD_NAMES}, n.features, n.attributes, n.province_id, n.city_id, n.neighborhood_id, n.address, n.point::bytea,
        n.is_approximate, n.priority, n.published_at, n.confirmed_at, n.expires_at, n.rent_cents, n.rent_period, n.near,
        n.streets)
        is distinct from (o.code, o.office_id, o.owner_id, o.status, o.category_id, o.property_type, o.transaction_type,
        o.title_ar, o.title_en, o.description_ar, o.description_en, o.price_kind, o.price_cents, o.price_period,
        o.is_negotiable, o.{FIELD_NAMES}, o.features, o.attributes, o.province_id, o.city_id, o.neighborhood_id, o.address,
        o.point::bytea, o.is_approximate, o.priority, o.published_at, o.confirmed_at, o.expires_at, o.rent_cents,
        o.rent_period, o.near, o.streets)));
  return null;
end $$;
