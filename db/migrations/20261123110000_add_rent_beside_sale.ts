import type { Knex } from 'knex';

/**
 * A listing for sale or rent may name both prices: `price_cents` is then what it sells for, `rent_cents` what it rents for.
 * With one of them only, `price_cents` holds it, and a period makes it the rent. The view says which is which for every
 * listing, so that a search for rents never reads a sale price.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table listings
      add column rent_cents bigint,
      add column rent_original numeric(18, 2),
      add column rent_period text,
      add constraint listings_rent check (rent_cents > 0 and rent_cents <= 100000000000000),
      add constraint listings_rent_period check (rent_period in ('day', 'week', 'month', 'year')),
      add constraint listings_rent_whole check ((rent_cents is null) = (rent_period is null)
        and (rent_original is null or rent_cents is not null)),
      add constraint listings_rent_beside_sale check (rent_cents is null or coalesce(transaction_type = 'both'
        and price_kind = 'amount' and price_cents is not null and price_period is null, false));
    ${searchListing('create or replace', PRICES)}
    ${markUpdatedListings(['rent_cents', 'rent_period'])}
    ${markUpdatedAlerts(['rent_cents'])}

    -- Saved searches of one deal ask for its price from now on.
    update saved_searches s
    set criteria = jsonb_set(criteria, '{conditions}', (
      select jsonb_agg(case when c ->> 'facet' = 'price' then jsonb_set(c, '{field}', deal -> 0) else c end order by n)
      from jsonb_array_elements(criteria -> 'conditions') with ordinality as listed (c, n)))
    from (
      select id, jsonb_path_query_first(criteria, '$.conditions[*] \\? (@.facet == "transactionType").values') as deal
      from saved_searches) asked
    where asked.id = s.id and deal in ('["sale"]', '["rent"]')
      and jsonb_path_exists(criteria, '$.conditions[*] \\? (@.facet == "price")');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update saved_searches
    set criteria = jsonb_set(criteria, '{conditions}', (
      select jsonb_agg(case when c ->> 'facet' = 'price' then jsonb_set(c, '{field}', '"price"') else c end order by n)
      from jsonb_array_elements(criteria -> 'conditions') with ordinality as listed (c, n)))
    where jsonb_path_exists(criteria, '$.conditions[*] \\? (@.facet == "price")');
    drop view search_listing;
    ${searchListing('create', '')}
    ${markUpdatedListings([])}
    ${markUpdatedAlerts([])}
    alter table listings drop column rent_cents, drop column rent_original, drop column rent_period;
  `);
}

/** What either deal costs, whichever column holds it. */
const PRICES = `,
      case when l.transaction_type = 'sale' or l.transaction_type = 'both' and l.price_period is null
        then l.price_cents end as sale_cents,
      case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
        then l.price_cents else l.rent_cents end as rent_cents,
      case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
        then l.price_period else l.rent_period end as rent_period`;

/** What the public may see, and nothing else: the one definition behind the index, the details page and the fallback. */
const searchListing = (create: string, prices: string): string => `
    ${create} view search_listing as
    select
      l.id, l.code, l.owner_id, l.title_ar, l.title_en, l.description_ar, l.description_en,
      array[root.slug, grp.slug, cat.slug] as category_path, l.category_id, l.property_type, l.transaction_type,
      l.price_kind, l.price_cents, l.price_period, l.is_negotiable, l.area::double precision as area,
      l.bedrooms, l.bathrooms, l.rooms, l.floor, l.floors, l.furnishing, l.availability, l.features, l.attributes,
      p.key as province_key, c.key as city_key, n.key as neighborhood_key,
      l.province_id, l.city_id, l.neighborhood_id, case when not l.is_approximate then l.address end as address,
      l.lng, l.lat, l.tile_x, l.tile_y, l.public_point as point, l.is_approximate,
      l.priority, (l.featured_until is not null and l.featured_until > app_now()) as is_featured,
      l.published_at, l.confirmed_at, l.updated_at,
      o.id as office_id, o.slug as office_slug, o.name_ar as office_name_ar, o.name_en as office_name_en,
      coalesce(o.is_verified, false) as office_verified, o.logo_image_id as office_logo,
      m.images, (select i.color from images i where i.id = m.images[1]) as image_color${prices}
    from listings l
      join users u on u.id = l.owner_id
      join categories cat on cat.id = l.category_id
      join categories grp on grp.id = cat.parent_id
      join categories root on root.id = grp.parent_id
      join locations p on p.id = l.province_id
      join locations c on c.id = l.city_id
      left join locations n on n.id = l.neighborhood_id
      left join offices o on o.id = l.office_id and o.status = 'approved'
      left join lateral (
        select array_agg(lm.image_id order by lm.is_main desc, lm.position) as images
        from listing_media lm where lm.listing_id = l.id
      ) m on true
    where l.status = 'active'
      and (l.expires_at is null or l.expires_at > app_now())
      and u.banned_at is null and (u.suspended_until is null or u.suspended_until <= app_now())
      and cat.is_active and grp.is_active and root.is_active;`;

const LISTING_COLUMNS = `code office_id owner_id status category_id property_type transaction_type title_ar title_en description_ar
  description_en price_kind price_cents price_period is_negotiable area bedrooms bathrooms rooms floor floors furnishing
  availability features attributes province_id city_id neighborhood_id address point::bytea is_approximate priority
  featured_until published_at confirmed_at expires_at`;
const ALERT_COLUMNS = `status category_id property_type transaction_type title_ar title_en description_ar description_en price_cents area
  bedrooms bathrooms rooms floor furnishing availability features attributes province_id city_id neighborhood_id`;

const rowOf = (row: string, columns: string): string =>
  columns
    .split(/\s+/)
    .map((column) => `${row}.${column}`)
    .join(', ');

const markUpdatedListings = (more: string[]): string => {
  const columns = [LISTING_COLUMNS, ...more].join(' ');
  return `
    create or replace function mark_updated_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        select array_agg(n.id) from new_rows n join old_rows o using (id)
        where (n.status = 'active' or o.status = 'active')
          and (${rowOf('n', columns)}) is distinct from (${rowOf('o', columns)})));
      return null;
    end $$;`;
};

const markUpdatedAlerts = (more: string[]): string => {
  const columns = [ALERT_COLUMNS, ...more].join(' ');
  const place = (row: string) =>
    `case when not ${row}.is_approximate then ${row}.address end, ${row}.public_point::bytea`;
  return `
    create or replace function mark_updated_alerts() returns trigger language plpgsql as $$
    begin
      perform mark_alerts((
        select array_agg(n.id) from new_rows n join old_rows o using (id)
        where n.status = 'active' and (${rowOf('n', columns)}, ${place('n')})
          is distinct from (${rowOf('o', columns)}, ${place('o')})));
      return null;
    end $$;`;
};
