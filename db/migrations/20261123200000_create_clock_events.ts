import type { Knex } from 'knex';

/**
 * What the clock did: each event of a subject happens once, in the transaction of its effect. A second clock, a repetition
 * after a crash and a late one all meet the same constraint.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table clock_events (
      id bigint generated always as identity primary key,
      kind text not null constraint clock_events_kind check (kind ~ '^[a-z][a-z0-9_]*$'),
      subject uuid not null,
      -- When it fell due, which is not when it was done.
      moment timestamptz not null,
      happened_at timestamptz not null default app_now(),
      outcome jsonb not null default '{}',
      constraint clock_events_once unique (kind, subject, moment)
    );
    create index clock_events_of_subject on clock_events (subject, moment);
    create index clock_events_by_time on clock_events (happened_at);
    revoke update on clock_events from diyar_app;
  `);
}

export const down = (db: Knex) => db.raw('drop table clock_events');
