import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildBaseMap } from './base-map.ts';
import { buildStreets } from './streets/build-streets.ts';
import { download } from './streets/download.ts';
import { reportProgress } from './streets/report-progress.ts';
import { shipStreets } from './streets/ship-streets.ts';
import { CUT, SHIPPED, versionOf } from './streets/sources.ts';
import { findTilemaker } from './streets/tilemaker.ts';

// npm run tiles                          the whole country, skipped when nothing changed
// npm run tiles -- damascus              one governorate, quick
// npm run tiles -- --force               whatever the fingerprint says
// npm run tiles -- --pbf FILE|URL        streets from an extract of OpenStreetMap beside it
// npm run tiles -- --syria               the same from Geofabrik's extract of Syria, fetched first
// npm run tiles -- --ship FOLDER         makes the archives in tiles/streets anew from a folder of extracts
// npm run tiles -- --cut                 a few tiles of streets instead of the country's, for tests
const GEOFABRIK = 'https://download.geofabrik.de/asia/syria-latest.osm.pbf';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    pbf: { type: 'string' },
    syria: { type: 'boolean', default: false },
    ship: { type: 'string' },
    cut: { type: 'boolean', default: false },
  },
});
const dataDir = process.env.DATA_DIR ?? fileURLToPath(new URL('../../.data', import.meta.url));
const extract = values.syria ? GEOFABRIK : values.pbf;
const started = performance.now();
const tilemakerHere = () => findTilemaker({ program: process.env.TILEMAKER, profile: process.env.TILEMAKER_PROFILE });
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const sizeOf = ({ tiles, contents, bytes }: { tiles: number; contents: number; bytes: number }) =>
  `${tiles} tiles (${contents} different), ${Math.round(bytes / 1024)} kB`;

async function fetched(url: string): Promise<string> {
  const { path, checked } = await download(url, {
    folder: join(dataDir, 'osm'),
    onProgress: reportProgress(console.log),
  });
  console.log(`Extract: ${path}, ${checked ? 'its md5 is right' : 'not checked, as its host publishes no md5'}`);
  return path;
}

try {
  if (values.ship !== undefined) {
    const stats = await shipStreets(values.ship, { tilemaker: await tilemakerHere() });
    console.log(`Streets: ${sizeOf(stats)} in ${seconds()} s → ${SHIPPED}, sha256 begins ${await versionOf(SHIPPED)}`);
  } else if (extract) {
    const tilemaker = await tilemakerHere();
    const pbf = /^https?:/.test(extract) ? await fetched(extract) : extract;
    console.log(`Streets: tilemaker cuts ${pbf} …`);
    const stats = await buildStreets({ dataDir, pbf, tilemaker });
    console.log(`Streets: ${sizeOf(stats)} in ${seconds()} s → ${join(dataDir, 'tiles/streets.pmtiles')}`);
    console.log(`Schools, bus stops … of the same extract: npm run geo:load -- --points ${pbf}`);
  } else {
    const { path, stats } = await buildBaseMap(dataDir, {
      only: positionals[0],
      force: values.force,
      ...(values.cut && { streets: CUT }),
    });
    console.log(
      stats
        ? `Base map: ${sizeOf(stats)} in ${seconds()} s → ${path}`
        : `Base map is up to date (${seconds()} s): ${path}`,
    );
  }
} catch (error) {
  console.error(`Base map: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
