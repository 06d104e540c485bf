import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';

const config = loadConfig();
if (!process.argv.includes('--yes')) {
  console.error('This deletes every listing, person and image row of the database. Say it again with: -- --yes');
  process.exit(1);
}
const db = connect(config.ownerUrl, { name: 'diyar-reset', max: 1, statementTimeout: 0 });
try {
  await db.raw('drop schema public cascade');
  await db.raw('create schema public');
  console.log('The database is empty; the next start migrates and seeds it.');
} finally {
  await db.destroy();
}
