import type { Knex } from 'knex';

/** The last day of the week whose report an owner was mailed, so that a schedule that runs twice mails once. */
export const up = (db: Knex) => db.raw('alter table office_members add column mailed_week date');

export const down = (db: Knex) => db.raw('alter table office_members drop column mailed_week');
