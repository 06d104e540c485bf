import type { Knex } from 'knex';

/** What an agent may spend of the office's credit on boosts, a month of Damascus; its owner sets it. */
export const up = (db: Knex) =>
  db.raw(`
    alter table office_members
      add column boost_allowance_cents integer not null default 0
        constraint office_members_boost_allowance check (boost_allowance_cents between 0 and 1000000),
      add constraint office_members_allowance_of_agents check (role = 'agent' or boost_allowance_cents = 0)
  `);

export const down = (db: Knex) =>
  db.raw(`
    alter table office_members
      drop constraint office_members_allowance_of_agents,
      drop column boost_allowance_cents
  `);
