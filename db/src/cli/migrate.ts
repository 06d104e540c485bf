import { join } from 'node:path';
import { seedLocations } from '../../seeds/01_locations.ts';
import { seedCategories } from '../../seeds/02_categories.ts';
import { seedPlans } from '../../seeds/03_plans.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { writeShapes } from '../geo/write-shapes.ts';
import { migrate } from '../migrate.ts';

const config = loadConfig();
const db = connect(config.ownerUrl, { name: 'diyar-migrate', max: 3, statementTimeout: 0 });
try {
  const applied = await migrate(db);
  console.log(applied.length > 0 ? `migrated: ${applied.length} step(s)` : 'schema is up to date');
  await seedLocations(db);
  await seedCategories(db);
  await seedPlans(db);
  await writeShapes(db, join(config.dataDir, 'geo'));
  console.log('facts are seeded');
} finally {
  await db.destroy();
}
