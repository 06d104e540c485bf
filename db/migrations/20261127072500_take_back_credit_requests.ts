import type { Knex } from 'knex';

/** Whoever asked for money, or runs the office it is for, may take a request back that nobody has decided. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table credit_requests drop constraint credit_requests_status;
    alter table credit_requests add constraint credit_requests_status check
      (status in ('pending', 'approved', 'rejected', 'cancelled'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update credit_requests set status = 'rejected', decision_note = coalesce(decision_note, '—') where status = 'cancelled';
    alter table credit_requests drop constraint credit_requests_status;
    alter table credit_requests add constraint credit_requests_status check (status in ('pending', 'approved', 'rejected'));
  `);
}
