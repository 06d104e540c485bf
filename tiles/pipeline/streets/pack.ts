import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STREET_SOURCE_LAYERS } from '../../src/schema.ts';
import { OSM_CREDIT } from '../../src/style/streets-source.ts';
import type { Box } from '../cut-tiles.ts';
import { type ArchiveStats, type Tile, writeArchive } from '../pmtiles/archive.ts';
import { coastTiles } from './coast/coast-tiles.ts';
import { shoreOf } from './coast/shore.ts';
import { boxOf, readFolder } from './read-folder.ts';
import { thinTile } from './thin/thin-tile.ts';
import { cutExtract, type Tilemaker } from './tilemaker.ts';

interface Job {
  pbf: string;
  tilemaker: Tilemaker;
  /** The archive to write. */
  path: string;
  /** Stands in the archive: what it was made of. */
  name: string;
  /** A folder for what is left when it is done: nothing. */
  workDir: string;
  onLine?: (line: string) => void;
}

/** Makes one archive of an extract of OpenStreetMap: cut by tilemaker, thinned to what the styles draw, packed by our writer. */
export async function packExtract({ pbf, tilemaker, path, name, workDir, onLine }: Job) {
  const work = await mkdtemp(join(workDir, 'streets-'));
  try {
    const folder = join(work, 'tiles');
    await cutExtract(tilemaker, { pbf, folder, workDir: work, onLine });
    const bounds = boxOf(folder);
    const stats = await writeStreets(
      path,
      thinned(() => readFolder(folder)),
      { name, bounds },
    );
    return { stats, bounds };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** @param tiles already thinned */
export function writeStreets(
  path: string,
  tiles: Iterable<Tile>,
  { name, bounds }: { name: string; bounds: Box },
): Promise<ArchiveStats> {
  const [west, south, east, north] = bounds;
  return writeArchive(path, tiles, {
    bounds,
    center: { lng: (west + east) / 2, lat: (south + north) / 2, zoom: 12 },
    metadata: {
      name,
      description: 'Streets, buildings, water, land use, places and transport in the OpenMapTiles schema',
      attribution: OSM_CREDIT.en,
      vector_layers: STREET_SOURCE_LAYERS.map((id) => ({ id, fields: {} })),
    },
  });
}

/** With the shore that they tell of; a tile's layers may be written one after the other. */
export function* thinned(tiles: () => Iterable<Tile>): Generator<Tile> {
  const shore = shoreOf(tiles());
  const coast = new Map((shore ? coastTiles(shore) : []).map((tile) => [`${tile.z}/${tile.x}/${tile.y}`, tile]));
  for (const { z, x, y, data } of tiles()) {
    const thin = thinTile(data, z);
    const beside = coast.get(`${z}/${x}/${y}`);
    coast.delete(`${z}/${x}/${y}`);
    const parts = [beside?.data, thin].filter((part) => part !== undefined);
    if (parts.length > 0) yield { z, x, y, data: Buffer.concat(parts) };
  }
  yield* coast.values();
}
