import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { loadBoundaries } from '../geo/load-boundaries.ts';
import { readBoundaries } from '../geo/read-boundaries.ts';
import { writeShapes } from '../geo/write-shapes.ts';

const USAGE = `usage: npm run geo:load -- --boundaries FILE [FILE…]

Lays official shapes over the computed ones: GeoJSON in longitude and latitude, governorates or neighborhoods, matched by
name and place. Areas that are neither (districts …) are ignored. The map shows them after: npm run tiles`;

const { values, positionals } = parseArgs({
  options: { boundaries: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const files = [...(values.boundaries ?? []), ...positionals];
if (!values.boundaries) {
  console.error(USAGE);
  process.exit(1);
}

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-geo-load', max: 2, statementTimeout: 0 });
try {
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
} catch (error) {
  console.error(`geo:load: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
