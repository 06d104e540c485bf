import type { Knex } from 'knex';

/** What an administrator has approved alone today: above the limit for one receiver a second one is needed. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index credit_requests_approved_alone on credit_requests (decided_by, decided_at)
      where status = 'approved' and first_approver_id is null;
  `);
}

export const down = (db: Knex) => db.raw('drop index credit_requests_approved_alone');
