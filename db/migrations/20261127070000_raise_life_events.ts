import type { Knex } from 'knex';
import { dropTables, refuseLoss } from '../src/schema/drop-tables.ts';

/** What became of listings, people, offices, plans and the catalogue, for all that hangs on them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Raised by triggers in the transaction that makes it so; answered by triggers on this table, in that transaction too.
    create table life_events (
      id bigint generated always as identity primary key,
      event text not null constraint life_events_event check (event ~ '^[a-z]+\\.[a-z_]+$'),
      subject uuid not null,
      -- What was, where the row itself no longer says it.
      facts jsonb not null default '{}',
      moment timestamptz not null default app_now()
    );
    create index life_events_of_subject on life_events (subject, id);
    create index life_events_by_time on life_events using brin (moment);

    alter table viewings add column ended_because text
      constraint viewings_ended_because check (ended_because in ('listing', 'person', 'transferred'));

    -- A thread whose listing went to another seller stays with those who wrote in it; the next question begins another one.
    alter table leads add column transferred_at timestamptz;
    alter table leads drop constraint leads_once;
    create unique index leads_once on leads (listing_id, enquirer_id) where transferred_at is null;
    create index leads_of_listing on leads (listing_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { leads: 'transferred_at is not null' });
  await dropTables(db, { facts: 'life_events' });
  await db.raw(`
    alter table viewings drop column ended_because;
    drop index leads_of_listing, leads_once;
    delete from leads where transferred_at is not null;
    alter table leads drop column transferred_at, add constraint leads_once unique (listing_id, enquirer_id);
  `);
}
