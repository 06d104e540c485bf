import type { Knex } from 'knex';

/** Appointments to see what is offered, agreed within a thread. Times are moments; people read them in Damascus. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table viewings (
      id uuid primary key default uuid_v7(),
      lead_id uuid not null references leads on delete cascade,
      starts_at timestamptz not null,
      minutes smallint not null default 30 constraint viewings_minutes check (minutes between 15 and 240),
      note text constraint viewings_note check (char_length(note) between 1 and 300),
      status text not null default 'pending' constraint viewings_status check
        (status in ('pending', 'scheduled', 'rescheduled', 'completed', 'cancelled')),
      -- Whose time it is: the other side answers.
      proposed_by text not null constraint viewings_proposed_by check (proposed_by in ('enquirer', 'owner')),
      -- Counts changes; whoever acts says which one he saw.
      version integer not null default 1,
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now()
    );
    create index viewings_of_lead on viewings (lead_id, starts_at desc);
    create unique index viewings_one_open on viewings (lead_id) where status in ('pending', 'scheduled', 'rescheduled');
  `);
}

export const down = (db: Knex) => db.raw('drop table viewings');
