import type { Knex } from 'knex';

/**
 * What people ask for a kind of thing in a place: medians kept up by the same marks as the search engine. A listing's
 * share is one narrow row (`price_points`); when it changes, only the cells it leaves or enters are computed anew.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table price_marks (
      listing_id uuid primary key,
      gen bigint not null
    );
    create index price_marks_oldest on price_marks (gen);
    alter table price_marks set (autovacuum_vacuum_scale_factor = 0.02);

    -- A sale, or a rent for a period: prices of different deals have nothing to say to each other.
    create table price_points (
      listing_id uuid primary key,
      province_id uuid not null,
      city_id uuid not null,
      neighborhood_id uuid,
      group_id uuid not null,
      category_id uuid not null,
      deal text not null constraint price_points_deal check
        (deal in ('sale', 'rent_day', 'rent_week', 'rent_month', 'rent_year')),
      price_cents bigint not null,
      per_m2_cents bigint
    );
    create index price_points_in_province on price_points (province_id, group_id, deal);
    create index price_points_in_city on price_points (city_id, group_id, deal);
    create index price_points_in_neighborhood on price_points (neighborhood_id, group_id, deal)
      where neighborhood_id is not null;

    -- Only cells that are worth a word: fewer listings than eight say nothing.
    create table place_prices (
      location_id uuid not null references locations on delete cascade,
      category_id uuid not null references categories on delete cascade,
      deal text not null,
      sample integer not null constraint place_prices_sample check (sample >= 8),
      median_cents bigint not null,
      -- Four of five lie between these two.
      low_cents bigint not null,
      high_cents bigint not null,
      per_m2_sample integer not null,
      per_m2_median_cents bigint,
      computed_at timestamptz not null default now(),
      primary key (location_id, category_id, deal)
    );

    create or replace function mark_listings(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      insert into search_dirty (target, listing_id)
      select t.id, x.id from (select distinct id from unnest(ids) as u (id)) x cross join search_targets t
      order by x.id, t.id
      on conflict (target, listing_id) do update
        set gen = nextval('search_dirty_gen'), marked_at = clock_timestamp();
      insert into price_marks (listing_id, gen)
      select id, nextval('search_dirty_gen') from (select distinct id from unnest(ids) as u (id) order by id) x
      on conflict (listing_id) do update set gen = nextval('search_dirty_gen');
      perform pg_notify('search_dirty', '');
    end $$;

    insert into price_marks (listing_id, gen)
    select id, nextval('search_dirty_gen') from listings where status = 'active';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function mark_listings(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      insert into search_dirty (target, listing_id)
      select t.id, x.id from (select distinct id from unnest(ids) as u (id)) x cross join search_targets t
      order by x.id, t.id
      on conflict (target, listing_id) do update
        set gen = nextval('search_dirty_gen'), marked_at = clock_timestamp();
      perform pg_notify('search_dirty', '');
    end $$;
    drop table place_prices, price_points, price_marks;
  `);
}
