import type { Knex } from 'knex';

/**
 * Asking price per m² in each tile of the map, kept up by the same marks as the medians of places. A quarter has
 * one colour from end to end; tiles show where inside it, and across its border, prices rise.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Key (\`tile_key\`) of the public point's tile at zoom 18: a tile of any coarser zoom is one run of keys.
    alter table price_points add column tile bigint not null default 0;
    alter table price_points alter column tile drop default;
    create index price_points_by_tile on price_points (category_id, deal, tile) include (per_m2_cents)
      where per_m2_cents is not null;

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

    -- Tiles are written by the next run: a point without its tile has changed for it.
    insert into price_marks (listing_id, gen) select listing_id, nextval('search_dirty_gen') from price_points
    on conflict (listing_id) do nothing;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop table price_cells;
    drop index price_points_by_tile;
    alter table price_points drop column tile;
  `);
