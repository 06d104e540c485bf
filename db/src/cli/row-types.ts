import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { readTables } from '../rows/read-tables.ts';
import { renderTables } from '../rows/render-tables.ts';
import { dumpSchema } from '../schema/dump.ts';

const { ownerUrl } = loadConfig();
const db = connect(ownerUrl, { name: 'diyar-row-types', max: 2, statementTimeout: 0 });
try {
  await migrate(db);
  const write = (path: string, text: string) =>
    writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text);
  write('src/rows/tables.ts', renderTables(await readTables(db)));
  write('schema.sql', await dumpSchema({ ownerUrl, path: process.env.PATH, pgBin: process.env.PG_BIN }));
  console.log('db/src/rows/tables.ts and db/schema.sql are written');
} finally {
  await db.destroy();
}
