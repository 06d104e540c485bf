import { join } from 'node:path';
import { seedLocations } from '../../seeds/01_locations.ts';
import { seedCategories } from '../../seeds/02_categories.ts';
import { seedPlans } from '../../seeds/03_plans.ts';
import { seedStreets } from '../../seeds/04_streets.ts';
import { seedWalks } from '../../seeds/05_walks.ts';
import { seedPoints } from '../../seeds/06_points.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { writeShapes } from '../geo/write-shapes.ts';
import { migrate } from '../migrate.ts';
import { expectSessions } from '../sessions.ts';

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-migrate', max: 3, statementTimeout: 0 });
const facts = [seedLocations, seedCategories, seedPlans, seedStreets, seedWalks, seedPoints];

async function bringUp(): Promise<string> {
  await expectSessions(config.ownerUrl, 'DATABASE_OWNER_URL');
  const { migrations, applied, older, newer } = await migrate(db, { older: process.argv.includes('--older') });
  if (newer.length > 0) {
    return `left as it is: the schema is of a newer version, which made ${newer.length} more step(s): ${newer.join(', ')}`;
  }
  const made = [
    migrations.length > 0 && `${migrations.length} step(s)`,
    applied.length > 0 && `${applied.length} view(s), function(s) and trigger(s)`,
  ].filter((part) => part !== false);
  console.log(made.length > 0 ? `migrated: ${made.join(', ')}` : 'schema is up to date');
  if (older.length > 0) {
    console.log(
      `left as a newer version made them: ${older.join(', ')} (npm run db:migrate -- --older puts those of this version back)`,
    );
  }
  for (const seed of facts) await seed(db);
  return 'facts are seeded';
}

try {
  console.log(await bringUp());
  await writeShapes(db, join(config.dataDir, 'geo'));
} catch (error) {
  console.error(
    `The database was not brought up to date: ${error instanceof Error ? error.message : error}\n` +
      'The step that failed was taken back whole, and processes of the version before go on with what is there. ' +
      'Mend what it says, then begin again; or stay with the version before.',
  );
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
