import type { Knex } from 'knex';

/** Questions to an office that nobody was given and nobody answered: after twelve hours every owner is told. */
export const up = (db: Knex) =>
  db.raw(`
    create index leads_waiting on leads (asked_at)
      where office_id is not null and assigned_to is null and answered_at is null and asked_at is not null;
  `);

export const down = (db: Knex) => db.raw('drop index leads_waiting');
