import { runMigrations } from 'graphile-worker';
import type { Db } from './connect.ts';

/**
 * The job queue's own schema, by its own migrations, as the owner role. The application's role may add and work jobs:
 * the tables are guarded by row security, so it needs a policy besides the grant.
 */
export async function installJobs(db: Db): Promise<void> {
  const { connectionString } = db.client.config.connection as { connectionString: string };
  await runMigrations({ connectionString });
  await db.raw(`
    grant usage on schema graphile_worker to diyar_app;
    grant select, insert, update, delete on all tables in schema graphile_worker to diyar_app;
    grant usage, select on all sequences in schema graphile_worker to diyar_app;
    grant execute on all functions in schema graphile_worker to diyar_app;
    do $$ declare t record; begin
      for t in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
        execute format('drop policy if exists application on graphile_worker.%I', t.tablename);
        execute format('create policy application on graphile_worker.%I to diyar_app using (true) with check (true)', t.tablename);
      end loop;
    end $$;
  `);
}
