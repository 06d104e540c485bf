import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { STREET_SOURCE_LAYERS } from '../../src/schema.ts';
import { OSM_CREDIT } from '../../src/style/streets-source.ts';
import { type ArchiveStats, writeArchive } from '../pmtiles/archive.ts';
import { boxOf, readFolder } from './read-folder.ts';
import { writeSources } from './sources.ts';
import { cutExtract, type Tilemaker } from './tilemaker.ts';

interface Options {
  dataDir: string;
  pbf: string;
  tilemaker: Tilemaker;
  onLine?: (line: string) => void;
}

/**
 * Makes `<dataDir>/tiles/streets.pmtiles` from an extract of OpenStreetMap and says so in `sources.json`, which the map
 * asks for its streets. The archive is replaced at once, so that a running site needs no restart.
 */
export async function buildStreets({ dataDir, pbf, tilemaker, onLine }: Options): Promise<ArchiveStats> {
  const tiles = join(dataDir, 'tiles');
  await mkdir(tiles, { recursive: true });
  const workDir = await mkdtemp(join(dataDir, 'streets-'));
  try {
    const folder = join(workDir, 'tiles');
    await cutExtract(tilemaker, { pbf, folder, workDir, onLine });
    const bounds = boxOf(folder);
    const [west, south, east, north] = bounds;
    const path = join(tiles, 'streets.pmtiles');
    const stats = await writeArchive(path, readFolder(folder), {
      bounds,
      center: { lng: (west + east) / 2, lat: (south + north) / 2, zoom: 12 },
      metadata: {
        name: basename(pbf),
        description: 'Streets, buildings, water, land use, places and transport in the OpenMapTiles schema',
        attribution: OSM_CREDIT.en,
        vector_layers: STREET_SOURCE_LAYERS.map((id) => ({ id, fields: {} })),
      },
    });
    const version = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
      .slice(0, 12);
    await writeSources(tiles, { file: 'streets.pmtiles', version, bounds });
    return stats;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
