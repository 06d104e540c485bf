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

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-migrate', max: 3, statementTimeout: 0 });
try {
  const { migrations, applied, older } = await migrate(db, { older: process.argv.includes('--older') });
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
  await seedLocations(db);
  await seedCategories(db);
  await seedPlans(db);
  await seedStreets(db);
  await seedWalks(db);
  await seedPoints(db);
  await writeShapes(db, join(config.dataDir, 'geo'));
  console.log('facts are seeded');
} finally {
  await db.destroy();
}
