import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { exportStreets } from '../geo/streets/export-streets.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
if (!file) {
  console.error('usage: npm run streets:export -- FILE.ndjson');
  process.exit(1);
}
const db = connect(loadConfig().ownerUrl, { name: 'diyar-streets-export', max: 1, statementTimeout: 0 });
try {
  const text = await exportStreets(db);
  await writeFile(file, text);
  console.log(`${file}: ${text.split('\n').length - 1} ways, © OpenStreetMap contributors, ODbL`);
} finally {
  await db.destroy();
}
