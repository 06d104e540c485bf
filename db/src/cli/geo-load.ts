import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { noteStreets, shipStreets } from '../../seeds/04_streets.ts';
import { shipWalks } from '../../seeds/05_walks.ts';
import { notePoints, shipPoints } from '../../seeds/06_points.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { loadBoundaries } from '../geo/load-boundaries.ts';
import { findOsmium } from '../geo/osmium.ts';
import { forgetPoints, loadPoints } from '../geo/points/load-points.ts';
import { pointsOfExtract } from '../geo/points/read-point.ts';
import { readBoundaries } from '../geo/read-boundaries.ts';
import { loadStreets } from '../geo/streets/load-streets.ts';
import { waysOfExtracts } from '../geo/streets/street-way.ts';
import type { WalkWay } from '../geo/walks/lay-walks.ts';
import { EXTRACT, loadWalks } from '../geo/walks/load-walks.ts';
import { walksOfExtracts } from '../geo/walks/walk-way.ts';
import { writeShapes } from '../geo/write-shapes.ts';

const USAGE = `usage: npm run geo:load -- --boundaries FILE [FILE…]
       npm run geo:load -- --points FILE.osm.pbf
       npm run geo:load -- --no-points
       npm run geo:load -- --shipped-points
       npm run geo:load -- --streets FILE.osm.pbf [FILE…]
       npm run geo:load -- --shipped-streets

--boundaries lays official shapes over the computed ones: GeoJSON in longitude and latitude, governorates or neighborhoods,
matched by name and place. Areas that are neither (districts …) are ignored. The map shows them after: npm run tiles

--points reads schools, hospitals, bus stops … of an OpenStreetMap extract in the place of those loaded before. It needs
osmium (apt-get install osmium-tool). --no-points takes them all back, --shipped-points puts those of the project in their place.

--streets reads streets of OpenStreetMap extracts, by name and for minutes on foot, in the place of those loaded before; it
needs osmium, too.
--shipped-streets puts those that come with the project back.`;

const { values, positionals } = parseArgs({
  options: {
    boundaries: { type: 'string', multiple: true },
    points: { type: 'string' },
    'no-points': { type: 'boolean' },
    'shipped-points': { type: 'boolean' },
    streets: { type: 'string', multiple: true },
    'shipped-streets': { type: 'boolean' },
  },
  allowPositionals: true,
});
if (Object.keys(values).length === 0) {
  console.error(USAGE);
  process.exit(1);
}

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-geo-load', max: 2, statementTimeout: 0 });
try {
  if (values.boundaries) await layBoundaries(db, [...values.boundaries, ...positionals]);
  if (values['no-points']) await removePoints(db);
  if (values['shipped-points']) await shipPoints(db);
  if (values.points) await replacePoints(db, values.points);
  if (values.streets) await replaceStreets(db, [...values.streets, ...positionals]);
  if (values['shipped-streets']) {
    await shipStreets(db);
    await shipWalks(db);
  }
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

async function removePoints(db: Knex): Promise<void> {
  const listings = await forgetPoints(db);
  await notePoints(db, EXTRACT);
  console.log(`no points of interest any more: ${listings} listings changed`);
}

async function replacePoints(db: Knex, file: string): Promise<void> {
  const { counts, listings } = await loadPoints(db, pointsOfExtract(await findOsmium(config.osmium), file));
  await notePoints(db, EXTRACT);
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${file}: ${kinds.join(', ')}; ${listings} listings have other ones near them than before`);
}

async function replaceStreets(db: Knex, files: readonly string[]): Promise<void> {
  const osmium = await findOsmium(config.osmium);
  const loaded = await loadStreets(db, waysOfExtracts(osmium, files));
  await noteStreets(db, EXTRACT);
  console.log(`${loaded.streets} streets; ${loaded.listings} listings have other ones by them than before`);
  const ways: WalkWay[] = [];
  for await (const way of walksOfExtracts(osmium, files)) ways.push(way);
  await loadWalks(db, ways);
  console.log(`${ways.length} ways to walk`);
}
