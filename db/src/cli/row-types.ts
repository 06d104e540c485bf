import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { readTables } from '../rows/read-tables.ts';
import { renderTables } from '../rows/render-tables.ts';

const db = connect(loadConfig().ownerUrl, { name: 'diyar-row-types', max: 2, statementTimeout: 0 });
try {
  await migrate(db);
  const path = fileURLToPath(new URL('../rows/tables.ts', import.meta.url));
  writeFileSync(path, renderTables(await readTables(db)));
  console.log('db/src/rows/tables.ts is written');
} finally {
  await db.destroy();
}
