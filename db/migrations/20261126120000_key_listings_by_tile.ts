import type { Knex } from 'knex';

/**
 * A tile of any zoom is one run of keys. A line drawn through the country crosses hundreds of tiles: each is a look into an
 * index that holds all that is asked, where the tree of points led to a page of the table for every listing.
 */
export const up = (db: Knex) =>
  db.raw(`
    -- Bits of column and row by turns, the row's first, as a quadkey has them: 36 bits at zoom 18.
    create function tile_key(x integer, y integer) returns bigint language plpgsql immutable strict parallel safe as $$
    declare
      tile_column bigint := x;
      tile_row bigint := y;
    begin
      ${spread('tile_column')}
      ${spread('tile_row')}
      return tile_column | (tile_row << 1);
    end $$;
    create index listings_by_tile on listings (tile_key(tile_x, tile_y)) include (id, lng, lat, tile_x, tile_y)
      where status = 'active';
  `);

export const down = (db: Knex) =>
  db.raw(`
    drop index listings_by_tile;
    drop function tile_key(integer, integer);
  `);

/** Moves the bits of a number apart, so that another's fit between them. */
function spread(name: string): string {
  const steps: [shift: number, mask: bigint][] = [
    [16, 0x0000ffff0000ffffn],
    [8, 0x00ff00ff00ff00ffn],
    [4, 0x0f0f0f0f0f0f0f0fn],
    [2, 0x3333333333333333n],
    [1, 0x5555555555555555n],
  ];
  return steps.map(([shift, mask]) => `${name} := (${name} | (${name} << ${shift})) & ${mask};`).join('\n      ');
}
