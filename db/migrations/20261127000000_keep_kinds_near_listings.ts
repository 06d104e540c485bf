import type { Knex } from 'knex';

/**
 * Kinds of points of interest within 1 km of a listing's public point, as the crow flies: the search filters by them. The exact
 * point has no part in it, so nothing follows from them that the map does not show. `refreshNear` follows a load of points.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function kinds_near(place geometry) returns text[] language plpgsql stable parallel safe as $$
    begin
      return array(
        select distinct kind from points_of_interest
        -- The box holds everything within 1 km anywhere in Syria.
        where shape && st_expand(place, 0.0117, 0.0094) and st_dwithin(shape::geography, place::geography, 1000)
        order by kind);
    end $$;

    alter table listings add column near text[] not null default '{}';

    create function find_kinds_near() returns trigger language plpgsql as $$
    begin
      -- A column that the database generates is not there yet.
      new.near := kinds_near(case when new.is_approximate then blurred_point(new.point, new.id) else new.point end);
      return new;
    end $$;
    create trigger listings_near before insert or update of point, is_approximate on listings
      for each row execute function find_kinds_near();

    drop view search_listing;
    ${publicListings('create or replace', NEAR)}
    ${SEARCH_LISTING}
    ${markUpdatedListings('near')}
    ${markCategoryListings(`, 'proximities' = any(%.carries)`)}

    update listings set near = kinds_near(public_point)
    where exists (select from points_of_interest) and kinds_near(public_point) <> '{}';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop view search_listing, public_listings;
    ${publicListings('create', '')}
    ${SEARCH_LISTING}
    ${markUpdatedListings('')}
    ${markCategoryListings('')}
    drop trigger listings_near on listings;
    drop function find_kinds_near;
    alter table listings drop column near;
    drop function kinds_near;
  `);
}

/** Of a car or a job nobody asks which schools are near. */
const NEAR = `, case when 'proximities' = any(cat.carries) then l.near end as near`;

/** The public's part of a listing, and nothing else: the one definition behind the index, the details page and the fallback. */
const publicListings = (create: string, near: string): string => `
    ${create} view public_listings as
    select
      l.id, l.code, l.owner_id, l.title_ar, l.title_en, l.description_ar, l.description_en,
      array[root.slug, grp.slug, cat.slug] as category_path, l.category_id, l.property_type, l.transaction_type,
      l.price_kind, l.price_cents, l.price_period, l.is_negotiable, l.area::double precision as area,
      l.bedrooms, l.bathrooms, l.rooms, l.floor, l.floors, l.furnishing, l.availability, l.features, l.attributes,
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
        then l.price_period else l.rent_period end as rent_period, coalesce(live.types, '{}') as boosts${near}
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
      left join lateral (
        select bool_or(b.promotes) as promotes, array_agg(b.type order by b.type) as types
        from live_boosts b where b.listing_id = l.id
      ) live on true
    where l.status = 'active'
      and (l.expires_at is null or l.expires_at > app_now())
      and u.banned_at is null and (u.suspended_until is null or u.suspended_until <= app_now())
      and cat.is_active and grp.is_active and root.is_active;`;

const SEARCH_LISTING = `
    create view search_listing as
    select listing.*, home.home_id, home.home_size
    from public_listings listing left join lateral (
      select own.home_id, (select count(*)::int from home_members other where other.home_id = own.home_id) as home_size
      from home_members own where own.listing_id = listing.id) home on true;`;

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

/** @param more what else of a category documents read; `%` stands for the row */
const markCategoryListings = (more: string): string => `
    create or replace function mark_category_listings() returns trigger language plpgsql as $$
    begin
      insert into fact_changes (category_id)
      select n.id from new_rows n join old_rows o using (id)
      where (n.slug, n.parent_id, n.is_active${more.replace('%', 'n')})
        is distinct from (o.slug, o.parent_id, o.is_active${more.replace('%', 'o')});
      return null;
    end $$;`;
