import { loadConfig } from '../config.ts';
import { connect } from '../connect.ts';
import { rollBack } from '../migrate.ts';
import { RealPeople, RowsWouldGo } from '../schema/drop-tables.ts';

const [all, withRows] = ['--all', '--with-rows'].map((option) => process.argv.includes(option));
if (!process.argv.includes('--yes')) {
  console.error(
    'This takes the last migration back (or all of them: --all), with its tables. Say it again with: -- --yes',
  );
  process.exit(1);
}
const db = connect(loadConfig().ownerUrl, { name: 'diyar-roll-back', max: 3, statementTimeout: 0 });
try {
  const undone = await rollBack(db, { all: all === true, withRows: withRows === true });
  console.log(undone.length > 0 ? `taken back: ${undone.join(', ')}` : 'there is nothing to take back');
} catch (error) {
  if (!(error instanceof RowsWouldGo || error instanceof RealPeople)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
