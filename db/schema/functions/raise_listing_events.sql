-- What became of listings, said once whoever changed them; who answers is in each feature's `feature.ts` (docs/life.md).
create or replace function raise_listing_events() returns trigger language plpgsql as $$
begin
  insert into life_events (event, subject, facts)
  select 'listing.' || life.event, n.id, life.facts
  from new_rows n join old_rows o using (id)
    cross join lateral (values
      ('deleted', n.deleted_at is not null and o.deleted_at is null, '{}'::jsonb),
      ('published', n.published_at is not null and o.published_at is null, '{}'),
      ('taken_back', o.status = 'active' and n.status = 'pending', '{}'),
      ('restored', n.status = 'active' and o.status in ('sold', 'rented', 'archived', 'expired', 'suspended'),
        jsonb_build_object('from', o.status)),
      (n.status, n.status <> o.status and n.status in ('sold', 'rented', 'archived', 'expired', 'suspended')
        and n.deleted_at is null, jsonb_build_object('from', o.status, 'lapsed', num_nonnulls(n.archived_by_subscription_id, n.archived_by_slots_id) > 0)),
      ('confirmed', n.status = 'active' and o.status = 'active' and n.confirmed_at > o.confirmed_at, '{}'),
      ('changed', n.status = 'active' and o.status = 'active'
        and (n.title_ar, n.title_en, n.description_ar, n.description_en, n.price_kind, n.price_cents, n.price_period, n.rent_cents,
          n.rent_period, n.transaction_type, n.{NEWS_FIELDS}, n.attributes, n.features)
          is distinct from (o.title_ar, o.title_en, o.description_ar, o.description_en, o.price_kind, o.price_cents,
          o.price_period, o.rent_cents, o.rent_period, o.transaction_type, o.{NEWS_FIELDS},
          o.attributes, o.features), '{}'),
      (case when n.office_id = o.office_id then 'handed_over' else 'transferred' end, n.owner_id <> o.owner_id,
        jsonb_build_object('owner', o.owner_id, 'office', o.office_id)),
      ('recategorised', n.category_id <> o.category_id, jsonb_build_object('category', o.category_id)),
      ('relocated', (n.province_id, n.city_id, n.neighborhood_id) is distinct from (o.province_id, o.city_id, o.neighborhood_id),
        '{}')
    ) as life (event, is_so, facts)
  where life.is_so
  order by n.id;
  return null;
end $$;
