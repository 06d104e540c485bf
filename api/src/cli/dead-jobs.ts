import { parseArgs } from 'node:util';
import { connect } from '@diyar/db';
import { loadConfig } from '#config.ts';

// npm run jobs:dead-letters               jobs that failed for good
// npm run jobs:dead-letters -- --retry    tries them again
const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
const config = loadConfig();
const db = connect(config.database.url, { name: 'diyar-dead-jobs', max: 1 });
const DEAD = 'attempts >= max_attempts and locked_at is null';
try {
  const { rows } = await db.raw<{
    rows: { id: number; task_identifier: string; attempts: number; created_at: Date; last_error: string | null }[];
  }>(
    `select id, task_identifier, attempts, created_at, left(last_error, 200) as last_error from graphile_worker.jobs where ${DEAD} order by id`,
  );
  for (const { id, task_identifier, attempts, created_at, last_error } of rows) {
    console.log(`${id}  ${task_identifier}  ${created_at.toISOString()}  ${attempts} tries  ${last_error ?? ''}`);
  }
  if (values.retry && rows.length > 0) {
    const ids = rows.map((row) => row.id);
    await db.raw('select graphile_worker.reschedule_jobs(?::bigint[], run_at => now(), attempts => 0)', [ids]);
  }
  console.log(
    rows.length === 0 ? 'none' : values.retry ? `${rows.length} will be tried again` : `${rows.length} in all`,
  );
} finally {
  await db.destroy();
}
