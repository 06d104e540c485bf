-- Confirmed after it was expired, a listing is matched again: what changed meanwhile has been told to nobody.
create or replace function mark_updated_alerts() returns trigger language plpgsql as $$
begin
  perform mark_alerts((
    select array_agg(n.id) from new_rows n join old_rows o using (id)
    where n.status = 'active' and (o.expires_at <= app_now() and n.expires_at > app_now()
      or (n.status, n.category_id, n.property_type, n.transaction_type, n.title_ar, n.title_en, n.description_ar,
      n.description_en, n.price_cents, n.{SEARCHED_FIELDS}, n.features, n.attributes, n.province_id,
      n.city_id, n.neighborhood_id, n.rent_cents,
      case when not n.is_approximate then n.address end, n.public_point::bytea)
      is distinct from (o.status, o.category_id, o.property_type, o.transaction_type, o.title_ar, o.title_en, o.description_ar,
      o.description_en, o.price_cents, o.{SEARCHED_FIELDS}, o.features, o.attributes, o.province_id,
      o.city_id, o.neighborhood_id, o.rent_cents,
      case when not o.is_approximate then o.address end, o.public_point::bytea))));
  return null;
end $$;
