import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ArchiveStats } from '../pmtiles/archive.ts';
import { packExtract } from './pack.ts';
import { versionOf, writeSources } from './sources.ts';
import type { Tilemaker } from './tilemaker.ts';

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
  const path = join(tiles, 'streets.pmtiles');
  const { stats, bounds } = await packExtract({ pbf, tilemaker, path, name: basename(pbf), workDir: dataDir, onLine });
  await writeSources(tiles, { file: 'streets.pmtiles', version: await versionOf(path), bounds });
  return stats;
}
