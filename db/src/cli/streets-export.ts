import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { exportPoints } from '../geo/points/export-points.ts';
import { exportStreets } from '../geo/streets/export-streets.ts';
import { exportWalks } from '../geo/walks/load-walks.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [file, walks, points] = positionals;
if (!file) {
  console.error('usage: npm run streets:export -- STREETS.ndjson [WALKS.bin [POINTS.ndjson]]');
  process.exit(1);
}
const db = connect(loadConfig().ownerUrl, { name: 'diyar-streets-export', max: 1, statementTimeout: 0 });
try {
  const text = await exportStreets(db);
  await writeFile(file, text);
  console.log(`${file}: ${text.split('\n').length - 1} ways, © OpenStreetMap contributors, ODbL`);
  if (walks) {
    const tiles = await exportWalks(db);
    await writeFile(walks, tiles);
    console.log(`${walks}: ${tiles.length} bytes of streets to walk, under the same licence`);
  }
  if (points) {
    const text = await exportPoints(db);
    await writeFile(points, text);
    console.log(`${points}: ${text.split('\n').length - 1} points of interest, under the same licence`);
  }
} finally {
  await db.destroy();
}
