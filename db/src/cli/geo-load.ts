import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { loadBoundaries } from '../geo/load-boundaries.ts';
import { forgetPoints, loadPoints } from '../geo/points/load-points.ts';
import { findOsmium, pointsOfExtract } from '../geo/points/osmium.ts';
import { readBoundaries } from '../geo/read-boundaries.ts';
import { writeShapes } from '../geo/write-shapes.ts';

const USAGE = `usage: npm run geo:load -- --boundaries FILE [FILE…]
       npm run geo:load -- --points FILE.osm.pbf
       npm run geo:load -- --no-points

--boundaries lays official shapes over the computed ones: GeoJSON in longitude and latitude, governorates or neighborhoods,
matched by name and place. Areas that are neither (districts …) are ignored. The map shows them after: npm run tiles

--points reads schools, hospitals, bus stops … of an OpenStreetMap extract in the place of those loaded before. It needs
osmium (apt-get install osmium-tool). --no-points takes them all back.`;

const { values, positionals } = parseArgs({
  options: {
    boundaries: { type: 'string', multiple: true },
    points: { type: 'string' },
    'no-points': { type: 'boolean' },
  },
  allowPositionals: true,
});
if (!values.boundaries && !values.points && !values['no-points']) {
  console.error(USAGE);
  process.exit(1);
}

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-geo-load', max: 2, statementTimeout: 0 });
try {
  if (values.boundaries) await layBoundaries(db, [...values.boundaries, ...positionals]);
  if (values['no-points']) console.log(`no points of interest any more: ${await forgetPoints(db)} listings changed`);
  if (values.points) await replacePoints(db, values.points);
} catch (error) {
  console.error(`geo:load: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

async function layBoundaries(db: Knex, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const source = createHash('sha256').update(text).digest('hex');
    const loaded = await loadBoundaries(db, readBoundaries(JSON.parse(text)), source);
    const { provinces, neighborhoods, ignored } = loaded;
    console.log(
      `${file}: ${provinces.length} governorates, ${neighborhoods.length} neighborhoods, ${ignored} areas ignored`,
    );
  }
  const changed = await writeShapes(db, join(config.dataDir, 'geo'));
  console.log(changed.length > 0 ? `map data written: ${changed.join(', ')}` : 'map data was already the same');
}

async function replacePoints(db: Knex, file: string): Promise<void> {
  const { counts, listings } = await loadPoints(db, pointsOfExtract(await findOsmium(config.osmium), file));
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${file}: ${kinds.join(', ')}; ${listings} listings have other ones near them than before`);
}
