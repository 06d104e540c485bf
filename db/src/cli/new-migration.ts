import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('usage: npm run migration -- create_boosts');
  process.exit(1);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const file = fileURLToPath(new URL(`../../migrations/${stamp}_${name}.ts`, import.meta.url));
writeFileSync(
  file,
  `import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

export async function up(db: Knex): Promise<void> {
  await db.raw(\`
  \`);
}

// Tables with what people wrote, own or paid, divided by space; those that jobs or seeds fill again are \`facts\`.
export const down = (db: Knex) => dropTables(db, { people: '' });
`,
  { flag: 'wx' },
);
console.log(file);
