import type { Knex } from 'knex';
import { layWalks, type WalkWay } from './lay-walks.ts';
import { packTiles } from './walk-file.ts';
import type { WalkTile } from './walk-tiles.ts';

const BATCH = 4_000;

/** Written in the place of a hash once an extract was loaded: the shipped streets stay away. */
export const EXTRACT = 'extract';

/**
 * Puts tiles in the place of those loaded before, all or nothing. Two loads at once take turns at the row that notes them.
 * @param hash what the tiles are made of
 * @throws Error when there is none, and keeps what was there
 */
export async function loadTiles(db: Knex, tiles: readonly WalkTile[], hash: string): Promise<void> {
  if (tiles.length === 0) throw new Error('the extract holds no streets to walk: nothing was changed');
  await db.transaction(async (trx) => {
    await trx.raw(
      `insert into seed_state (name, hash) values ('walks', ?)
       on conflict (name) do update set hash = excluded.hash, seeded_at = app_now()`,
      [hash],
    );
    await trx('walk_tiles').delete();
    for (let from = 0; from < tiles.length; from += BATCH) {
      const batch = tiles.slice(from, from + BATCH);
      await trx.raw('insert into walk_tiles (x, y, lines) select * from unnest(?::int[], ?::int[], ?::bytea[])', [
        batch.map(({ x }) => x),
        batch.map(({ y }) => y),
        batch.map(({ lines }) => lines),
      ]);
    }
  });
}

/** The same of an extract's ways. */
export const loadWalks = (db: Knex, ways: Iterable<WalkWay>): Promise<void> => loadTiles(db, layWalks(ways), EXTRACT);

/** The tiles that are loaded, as the file they came from: the same rows give the same bytes. */
export const exportWalks = async (db: Knex): Promise<Buffer> =>
  packTiles(await db('walk_tiles').select('x', 'y', 'lines').orderBy('x').orderBy('y'));
