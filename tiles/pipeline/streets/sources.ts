import { createHash } from 'node:crypto';
import { access, copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COUNTRY_BOUNDS } from '../../src/schema.ts';
import type { StreetsSource } from '../../src/style/streets-source.ts';
import type { Box } from '../cut-tiles.ts';

/** Aleppo's streets, in an archive of their own under the ODbL: one city is whole before an operator brings an extract. */
const ALEPPO = fileURLToPath(new URL('../../streets/aleppo.pmtiles', import.meta.url));
const ALEPPO_BOUNDS: Box = [36.865, 36.049, 37.394, 36.372];

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

/** Puts Aleppo's streets beside the base map, unless an operator's extract is there. */
export async function offerAleppo(folder: string): Promise<void> {
  const isThere = (file: string) =>
    access(join(folder, file)).then(
      () => true,
      () => false,
    );
  if ((await isThere('streets.pmtiles')) && (await isThere('sources.json'))) return;
  const version = createHash('sha256')
    .update(await readFile(ALEPPO))
    .digest('hex')
    .slice(0, 12);
  await copyFile(ALEPPO, join(folder, 'aleppo.pmtiles'));
  await writeSources(folder, { file: 'aleppo.pmtiles', version, bounds: ALEPPO_BOUNDS });
}

/** More than half of the country's box: what is drawn by hand gives way to the extract everywhere. */
function coversCountry([west, south, east, north]: Box): boolean {
  const [w, s, e, n] = COUNTRY_BOUNDS;
  const shared =
    Math.max(0, Math.min(east, e) - Math.max(west, w)) * Math.max(0, Math.min(north, n) - Math.max(south, s));
  return shared > ((e - w) * (n - s)) / 2;
}
