import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Prices of a square metre, by place and by tile of the map. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
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
      computed_at timestamptz not null default app_now(),
      primary key (location_id, category_id, deal)
    );

    -- What people ask for a kind of thing in a place: medians kept up by the same marks as the search engine. A listing's share
    -- is one narrow row ('price_points'); when it changes, only the cells it leaves or enters are computed anew.
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
      per_m2_cents bigint,
      tile bigint not null
    );
    create index price_points_in_province on price_points (province_id, group_id, deal);
    create index price_points_in_city on price_points (city_id, group_id, deal);
    create index price_points_in_neighborhood on price_points (neighborhood_id, group_id, deal)
      where neighborhood_id is not null;
    create index price_points_by_tile on price_points (category_id, deal, tile) include (per_m2_cents)
      where per_m2_cents is not null;

    -- Asking price per m² in each tile of the map, kept up by the same marks as the medians of places. A quarter has one colour
    -- from end to end; tiles show where inside it, and across its border, prices rise.
    create table price_cells (
      category_id uuid not null references categories on delete cascade,
      deal text not null,
      level smallint not null constraint price_cells_level check (level between 9 and 15),
      -- Key of the tile at its level.
      cell integer not null,
      sample integer not null constraint price_cells_sample check (sample >= 8),
      per_m2_median_cents bigint not null,
      computed_at timestamptz not null default app_now(),
      primary key (category_id, deal, level, cell)
    );
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    facts: 'place_prices price_marks price_points price_cells',
  });
