import type { Knex } from 'knex';

/**
 * What the public sees of boosts comes from their rows, not from a column of the listing: `boosts` names the types that run,
 * `is_featured` says whether one of them moves the listing up. Features that administrators gave become boosts without a price.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What runs now. Two types are seen and move nothing.
    create view live_boosts as
    select id, listing_id, account_id, type, slot, starts_at, ends_at,
      type in ('featured', 'premium', 'homepage_featured') as promotes
    from boosts where during @> app_now();

    insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at)
    select id, 'featured', 'active', days, 0, featured_until - days * interval '24 hours', featured_until
    from (select id, featured_until, ceil(extract(epoch from featured_until - app_now()) / 86400)::smallint as days
      from listings where status = 'active' and featured_until > app_now()) featured;

    ${searchListing('create or replace', AS_BOOSTS)}
    ${markUpdatedListings('')}
    drop index listings_feature_end;
    alter table listings drop column featured_until;

    -- A start or an end that the clock brings is found by the indexer's scan.
    create function mark_boosted_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((select array_agg(listing_id) from changed where listing_id is not null));
      return null;
    end $$;
    create trigger boosts_mark_insert after insert on boosts
      referencing new table as changed for each statement execute function mark_boosted_listings();
    create trigger boosts_mark_update after update on boosts
      referencing new table as changed for each statement execute function mark_boosted_listings();
    create trigger boosts_mark_delete after delete on boosts
      referencing old table as changed for each statement execute function mark_boosted_listings();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger boosts_mark_delete on boosts;
    drop trigger boosts_mark_update on boosts;
    drop trigger boosts_mark_insert on boosts;
    drop function mark_boosted_listings;
    drop view search_listing, live_boosts;
    alter table listings add column featured_until timestamptz;
    create index listings_feature_end on listings (featured_until) where featured_until is not null;
    ${searchListing('create', AS_COLUMN)}
    ${markUpdatedListings('featured_until')}
  `);
}

interface Featured {
  is_featured: string;
  column: string;
  join: string;
}
const AS_COLUMN: Featured = {
  is_featured: '(l.featured_until is not null and l.featured_until > app_now())',
  column: '',
  join: '',
};
const AS_BOOSTS: Featured = {
  is_featured: 'coalesce(live.promotes, false)',
  column: `, coalesce(live.types, '{}') as boosts`,
  join: `left join lateral (
        select bool_or(b.promotes) as promotes, array_agg(b.type order by b.type) as types
        from live_boosts b where b.listing_id = l.id
      ) live on true`,
};

/** What the public may see, and nothing else: the one definition behind the index, the details page and the fallback. */
const searchListing = (create: string, { is_featured, column, join }: Featured): string => `
    ${create} view search_listing as
    select
      l.id, l.code, l.owner_id, l.title_ar, l.title_en, l.description_ar, l.description_en,
      array[root.slug, grp.slug, cat.slug] as category_path, l.category_id, l.property_type, l.transaction_type,
      l.price_kind, l.price_cents, l.price_period, l.is_negotiable, l.area::double precision as area,
      l.bedrooms, l.bathrooms, l.rooms, l.floor, l.floors, l.furnishing, l.availability, l.features, l.attributes,
      p.key as province_key, c.key as city_key, n.key as neighborhood_key,
      l.province_id, l.city_id, l.neighborhood_id, case when not l.is_approximate then l.address end as address,
      l.lng, l.lat, l.tile_x, l.tile_y, l.public_point as point, l.is_approximate,
      l.priority, ${is_featured} as is_featured,
      l.published_at, l.confirmed_at, l.updated_at,
      o.id as office_id, o.slug as office_slug, o.name_ar as office_name_ar, o.name_en as office_name_en,
      coalesce(o.is_verified, false) as office_verified, o.logo_image_id as office_logo,
      m.images, (select i.color from images i where i.id = m.images[1]) as image_color,
      case when l.transaction_type = 'sale' or l.transaction_type = 'both' and l.price_period is null
        then l.price_cents end as sale_cents,
      case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
        then l.price_cents else l.rent_cents end as rent_cents,
      case when l.transaction_type = 'rent' or l.transaction_type = 'both' and l.price_period is not null
        then l.price_period else l.rent_period end as rent_period${column}
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
      ${join}
    where l.status = 'active'
      and (l.expires_at is null or l.expires_at > app_now())
      and u.banned_at is null and (u.suspended_until is null or u.suspended_until <= app_now())
      and cat.is_active and grp.is_active and root.is_active;`;

const LISTING_COLUMNS = `code office_id owner_id status category_id property_type transaction_type title_ar title_en description_ar
  description_en price_kind price_cents price_period is_negotiable area bedrooms bathrooms rooms floor floors furnishing
  availability features attributes province_id city_id neighborhood_id address point::bytea is_approximate priority
  published_at confirmed_at expires_at rent_cents rent_period`;

const rowOf = (row: string, columns: string): string =>
  columns
    .trim()
    .split(/\s+/)
    .map((column) => `${row}.${column}`)
    .join(', ');

const markUpdatedListings = (more: string): string => {
  const columns = `${LISTING_COLUMNS} ${more}`;
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
