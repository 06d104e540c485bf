import type { Knex } from 'knex';

/** For the audit log's own screen: acts by their name and by time. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index audit_log_of_action on audit_log (action, id desc);
    create index audit_log_by_time on audit_log (at);
  `);
}

export const down = (db: Knex) => db.raw('drop index audit_log_of_action, audit_log_by_time');
