import type { Knex } from 'knex';

/**
 * The dirty set: one row per listing whose public face may have changed, written by the same transaction as the change.
 * A mark says which listing, never what changed; the indexer reads the current row. See docs/decisions.md, decision 1.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table search_targets (
      id smallint primary key,
      note text not null default ''
    );
    insert into search_targets values (1, 'the search engine');

    create sequence search_dirty_gen;
    create table search_dirty (
      target smallint not null default 1 references search_targets,
      listing_id uuid not null,
      gen bigint not null default nextval('search_dirty_gen'),
      marked_at timestamptz not null default clock_timestamp(),
      primary key (target, listing_id)
    );
    create index search_dirty_oldest on search_dirty (target, gen);
    alter table search_dirty set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

    create table search_dead_letters (
      target smallint not null references search_targets,
      listing_id uuid not null,
      gen bigint not null,
      error jsonb not null,
      failed_at timestamptz not null default now(),
      primary key (target, listing_id)
    );

    create table search_reindex_requests (
      id bigint generated always as identity primary key,
      reason text not null default '',
      state text not null default 'requested' constraint search_reindex_requests_state check
        (state in ('requested', 'building', 'swapping', 'done', 'failed')),
      -- What the building index was made for (settings, facts, document code), and the engine's own birth time of it: the
      -- birth time moves with the data in a swap, so it tells whether a swap that was asked for has happened.
      fingerprint text,
      index_uid text,
      index_created_at text,
      cursor uuid,
      done integer not null default 0,
      total integer,
      error text,
      requested_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    create unique index search_reindex_requests_one_open on search_reindex_requests ((true))
      where state in ('requested', 'building', 'swapping');

    create table search_state (
      target smallint primary key references search_targets,
      -- Of the index that answers searches: what it was made with, and its birth time; null while there is none.
      fingerprint text,
      index_created_at text,
      due_scanned_until timestamptz not null default now(),
      audited_at timestamptz,
      audit_found integer
    );
    insert into search_state (target) values (1);

    -- The folded text, kept for the day the engine is down. Written by the indexer alone, which also removes what is no
    -- longer public: no foreign key, or a deletion between its read and its write would fail the whole batch.
    create table listing_search (
      listing_id uuid primary key,
      title text not null,
      words tsvector not null,
      digest bigint not null
    );
    create index listing_search_words on listing_search using gin (words);

    -- Marks are upserted in listing order: two fan-outs in opposite orders would deadlock.
    create function mark_listings(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      insert into search_dirty (target, listing_id)
      select t.id, x.id from (select distinct id from unnest(ids) as u (id)) x cross join search_targets t
      order by x.id, t.id
      on conflict (target, listing_id) do update
        set gen = nextval('search_dirty_gen'), marked_at = clock_timestamp();
      perform pg_notify('search_dirty', '');
    end $$;

    create function mark_inserted_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((select array_agg(id) from new_rows where status = 'active'));
      return null;
    end $$;
    create function mark_updated_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        select array_agg(n.id) from new_rows n join old_rows o using (id)
        where (n.status = 'active' or o.status = 'active') and
          (n.code, n.office_id, n.owner_id, n.status, n.category_id, n.property_type, n.transaction_type, n.title_ar, n.title_en,
           n.description_ar, n.description_en, n.price_kind, n.price_cents, n.price_period, n.is_negotiable, n.area,
           n.bedrooms, n.bathrooms, n.rooms, n.floor, n.floors, n.furnishing, n.availability, n.features, n.attributes,
           n.province_id, n.city_id, n.neighborhood_id, n.address, n.point::bytea, n.is_approximate, n.priority,
           n.featured_until, n.published_at, n.confirmed_at, n.expires_at)
          is distinct from
          (o.code, o.office_id, o.owner_id, o.status, o.category_id, o.property_type, o.transaction_type, o.title_ar, o.title_en,
           o.description_ar, o.description_en, o.price_kind, o.price_cents, o.price_period, o.is_negotiable, o.area,
           o.bedrooms, o.bathrooms, o.rooms, o.floor, o.floors, o.furnishing, o.availability, o.features, o.attributes,
           o.province_id, o.city_id, o.neighborhood_id, o.address, o.point::bytea, o.is_approximate, o.priority,
           o.featured_until, o.published_at, o.confirmed_at, o.expires_at)));
      return null;
    end $$;
    create function mark_deleted_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((select array_agg(id) from old_rows where status = 'active'));
      return null;
    end $$;
    create trigger listings_mark_insert after insert on listings
      referencing new table as new_rows for each statement execute function mark_inserted_listings();
    create trigger listings_mark_update after update on listings
      referencing new table as new_rows old table as old_rows for each statement execute function mark_updated_listings();
    create trigger listings_mark_delete after delete on listings
      referencing old table as old_rows for each statement execute function mark_deleted_listings();

    create function mark_new_media() returns trigger language plpgsql as $$
    begin
      perform mark_listings((select array_agg(distinct l.id) from new_rows m join listings l on l.id = m.listing_id
        where l.status = 'active'));
      return null;
    end $$;
    create function mark_old_media() returns trigger language plpgsql as $$
    begin
      perform mark_listings((select array_agg(distinct l.id) from old_rows m join listings l on l.id = m.listing_id
        where l.status = 'active'));
      return null;
    end $$;
    create trigger listing_media_mark_insert after insert on listing_media
      referencing new table as new_rows for each statement execute function mark_new_media();
    create trigger listing_media_mark_update after update on listing_media
      referencing new table as new_rows for each statement execute function mark_new_media();
    create trigger listing_media_mark_delete after delete on listing_media
      referencing old table as old_rows for each statement execute function mark_old_media();

    -- Truth that fans out: the dependants are marked in the transaction that changes it.
    create function mark_office_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        select array_agg(l.id) from new_rows n join old_rows o using (id) join listings l on l.office_id = n.id
        where l.status = 'active' and (n.slug, n.name_ar, n.name_en, n.is_verified, n.logo_image_id, n.status)
          is distinct from (o.slug, o.name_ar, o.name_en, o.is_verified, o.logo_image_id, o.status)));
      return null;
    end $$;
    create trigger offices_mark_update after update on offices
      referencing new table as new_rows old table as old_rows for each statement execute function mark_office_listings();

    create function mark_owner_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        select array_agg(l.id) from new_rows n join old_rows o using (id) join listings l on l.owner_id = n.id
        where l.status = 'active' and (n.suspended_until, n.banned_at) is distinct from (o.suspended_until, o.banned_at)));
      return null;
    end $$;
    create trigger users_mark_update after update on users
      referencing new table as new_rows old table as old_rows for each statement execute function mark_owner_listings();

    create function mark_category_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        with recursive changed as (
          select n.id from new_rows n join old_rows o using (id)
          where (n.slug, n.parent_id, n.is_active) is distinct from (o.slug, o.parent_id, o.is_active)
          union
          select c.id from categories c join changed on c.parent_id = changed.id)
        select array_agg(l.id) from listings l join changed on l.category_id = changed.id where l.status = 'active'));
      return null;
    end $$;
    create trigger categories_mark_update after update on categories
      referencing new table as new_rows old table as old_rows for each statement execute function mark_category_listings();

    create function mark_location_listings() returns trigger language plpgsql as $$
    begin
      perform mark_listings((
        with changed as (
          select n.id from new_rows n join old_rows o using (id) where n.key is distinct from o.key)
        select array_agg(l.id) from listings l join changed
          on changed.id in (l.province_id, l.city_id, l.neighborhood_id) where l.status = 'active'));
      return null;
    end $$;
    create trigger locations_mark_update after update on locations
      referencing new table as new_rows old table as old_rows for each statement execute function mark_location_listings();

    -- Names and labels are words of the documents and of the folding itself: whoever keeps them in memory reads them anew.
    create function note_search_facts() returns trigger language plpgsql as $$
    begin
      perform pg_notify('search_facts', '');
      return null;
    end $$;
    create trigger locations_note_facts after insert or update or delete on locations
      for each statement execute function note_search_facts();
    create trigger categories_note_facts after insert or update or delete on categories
      for each statement execute function note_search_facts();
    create trigger transaction_types_note_facts after insert or update or delete on transaction_types
      for each statement execute function note_search_facts();
    create trigger attributes_note_facts after insert or update or delete on attributes
      for each statement execute function note_search_facts();
    create trigger attribute_options_note_facts after insert or update or delete on attribute_options
      for each statement execute function note_search_facts();
    create trigger category_attributes_note_facts after insert or update or delete on category_attributes
      for each statement execute function note_search_facts();

    -- What the public may see, and nothing else: the one definition behind the index, the details page and the fallback.
    create view search_listing as
    select
      l.id, l.code, l.owner_id, l.title_ar, l.title_en, l.description_ar, l.description_en,
      array[root.slug, grp.slug, cat.slug] as category_path, l.category_id, l.property_type, l.transaction_type,
      l.price_kind, l.price_cents, l.price_period, l.is_negotiable, l.area::double precision as area,
      l.bedrooms, l.bathrooms, l.rooms, l.floor, l.floors, l.furnishing, l.availability, l.features, l.attributes,
      p.key as province_key, c.key as city_key, n.key as neighborhood_key,
      l.province_id, l.city_id, l.neighborhood_id, l.address,
      l.lng, l.lat, l.tile_x, l.tile_y, l.point, l.is_approximate,
      l.priority, (l.featured_until is not null and l.featured_until > app_now()) as is_featured,
      l.published_at, l.confirmed_at, l.updated_at,
      o.id as office_id, o.slug as office_slug, o.name_ar as office_name_ar, o.name_en as office_name_en,
      coalesce(o.is_verified, false) as office_verified, o.logo_image_id as office_logo,
      m.images, m.image_color
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
        select array_agg(lm.image_id order by lm.is_main desc, lm.position) as images,
          (array_agg(i.color order by lm.is_main desc, lm.position))[1] as image_color
        from listing_media lm join images i on i.id = lm.image_id where lm.listing_id = l.id
      ) m on true
    where l.status = 'active'
      and (l.expires_at is null or l.expires_at > app_now())
      and u.banned_at is null and (u.suspended_until is null or u.suspended_until <= app_now())
      and cat.is_active and grp.is_active and root.is_active;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop view search_listing;
    drop function mark_inserted_listings, mark_updated_listings, mark_deleted_listings, mark_new_media, mark_old_media,
      mark_office_listings, mark_owner_listings, mark_category_listings, mark_location_listings, mark_listings, note_search_facts cascade;
    drop table listing_search, search_state, search_reindex_requests, search_dead_letters, search_dirty, search_targets;
    drop sequence search_dirty_gen;
  `);
}
