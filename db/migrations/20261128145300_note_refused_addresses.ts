import type { Knex } from 'knex';

/** When a mail server said that there is no such mailbox: nothing but what was just asked for is mailed there until it is proven. */
export const up = (db: Knex) => db.raw('alter table users add column email_refused_at timestamptz');

export const down = (db: Knex) => db.raw('alter table users drop column email_refused_at');
