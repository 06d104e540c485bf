import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, copyFile, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { PMTiles } from 'pmtiles';
import { fileSource } from '../../src/file-source.ts';
import { COUNTRY_BOUNDS } from '../../src/schema.ts';
import type { StreetsSource } from '../../src/style/streets-source.ts';
import type { Box } from '../cut-tiles.ts';

const at = (name: string) => fileURLToPath(new URL(`../../streets/${name}.pmtiles`, import.meta.url));
/** The country's streets, in an archive of their own under the ODbL: a map of every city from the first start. */
export const SHIPPED = at('syria');
/** A few tiles of it, for tests. */
export const CUT = at('cut');
const OFFERED = 'syria.pmtiles';

interface Archive {
  file: string;
  /** Part of the address: a browser never joins ranges of two archives. */
  version: string;
  bounds: Box;
}

/** Writes `sources.json`, which the map asks for its streets. */
export async function writeSources(folder: string, { file, version, bounds }: Archive): Promise<void> {
  const streets: StreetsSource = {
    kind: 'vector',
    url: `/tiles/${file}?v=${version}`,
    bounds,
    covers: coversCountry(bounds) ? 'country' : 'city',
  };
  const path = join(folder, 'sources.json');
  await writeFile(`${path}.part`, `${JSON.stringify({ streets })}\n`);
  await rename(`${path}.part`, path);
}

/** Puts the streets that come with the project beside the base map, unless an operator's extract or they themselves are there. */
export async function offerStreets(folder: string, archive = SHIPPED): Promise<void> {
  const isThere = (file: string) =>
    access(join(folder, file)).then(
      () => true,
      () => false,
    );
  const told = await readFile(join(folder, 'sources.json'), 'utf8').catch(() => '');
  if (told && (await isThere('streets.pmtiles'))) return;
  const version = await versionOf(archive);
  const path = join(folder, OFFERED);
  if (told.includes(`${OFFERED}?v=${version}`) && (await isThere(OFFERED))) return;
  await copyFile(archive, `${path}.part`);
  await rename(`${path}.part`, path);
  await writeSources(folder, { file: OFFERED, version, bounds: await boundsOf(archive) });
}

/** Names the bytes of an archive. */
export async function versionOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 12);
}

async function boundsOf(path: string): Promise<Box> {
  const file = await open(path);
  try {
    const { minLon, minLat, maxLon, maxLat } = await new PMTiles(fileSource(file, path)).getHeader();
    return [minLon, minLat, maxLon, maxLat];
  } finally {
    await file.close();
  }
}

/** More than half of the country's box: what is drawn by hand gives way to the extract everywhere. */
function coversCountry([west, south, east, north]: Box): boolean {
  const [w, s, e, n] = COUNTRY_BOUNDS;
  const shared =
    Math.max(0, Math.min(east, e) - Math.max(west, w)) * Math.max(0, Math.min(north, n) - Math.max(south, s));
  return shared > ((e - w) * (n - s)) / 2;
}
