import type { Knex } from 'knex';

/**
 * An enquiry is a thread between the person who asks and the owner's side: its owner, or the members of his office. One
 * thread per person and listing; asking again goes on with it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table leads (
      id uuid primary key default uuid_v7(),
      listing_id uuid not null references listings on delete cascade,
      -- As the listing had them when the first word came: who may read a thread does not change with the listing.
      owner_id uuid not null references users on delete cascade,
      office_id uuid references offices on delete set null,
      enquirer_id uuid not null references users on delete cascade,
      -- How it began; a number that was only looked at has no words yet.
      source text not null constraint leads_source check (source in ('message', 'reveal')),
      name text constraint leads_name check (char_length(name) between 1 and 201),
      phone text constraint leads_phone check (phone ~ '^\\+[0-9]{9,15}$'),
      status text not null default 'new' constraint leads_status check
        (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
      assigned_to uuid references users on delete set null,
      -- Counts what the owner's side does; whoever acts says which one he saw.
      version integer not null default 1,
      changed_by uuid references users on delete set null,
      asked_at timestamptz,
      answered_at timestamptz,
      last_message_at timestamptz not null default app_now(),
      last_side text constraint leads_last_side check (last_side in ('enquirer', 'owner')),
      owner_read_at timestamptz,
      enquirer_read_at timestamptz,
      created_at timestamptz not null default app_now(),
      constraint leads_once unique (listing_id, enquirer_id),
      constraint leads_not_to_oneself check (enquirer_id <> owner_id),
      constraint leads_answer_follows check (answered_at >= asked_at)
    );
    create index leads_of_owner on leads (owner_id, last_message_at desc);
    create index leads_of_office on leads (office_id, last_message_at desc) where office_id is not null;
    create index leads_of_enquirer on leads (enquirer_id, last_message_at desc);

    create table lead_messages (
      -- Chosen by the sender's device: sent twice, it is one.
      id uuid primary key,
      lead_id uuid not null references leads on delete cascade,
      author_id uuid references users on delete set null,
      side text not null constraint lead_messages_side check (side in ('enquirer', 'owner')),
      body text not null constraint lead_messages_body check (char_length(body) between 1 and 4000),
      created_at timestamptz not null default app_now()
    );
    create index lead_messages_of_lead on lead_messages (lead_id, created_at);

    -- What the owner's side writes down for itself.
    create table lead_notes (
      id uuid primary key,
      lead_id uuid not null references leads on delete cascade,
      author_id uuid references users on delete set null,
      body text not null constraint lead_notes_body check (char_length(body) between 1 and 2000),
      created_at timestamptz not null default app_now()
    );
    create index lead_notes_of_lead on lead_notes (lead_id, created_at);
  `);
}

export const down = (db: Knex) => db.raw('drop table lead_notes, lead_messages, leads');
