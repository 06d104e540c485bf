import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Numbers that were shown, enquiries, and viewings. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Who saw whose number: each person once per listing, so that looking again costs nothing and counts for nothing.
    create table contact_reveals (
      listing_id uuid references listings on delete cascade,
      user_id uuid not null references users on delete cascade,
      revealed_at timestamptz not null default app_now(),
      office_id uuid references offices on delete cascade,
      constraint contact_reveals_of_one_target check (num_nonnulls(listing_id, office_id) = 1),
      constraint contact_reveals_once unique nulls not distinct (user_id, listing_id, office_id)
    );
    create index contact_reveals_of_listing on contact_reveals (listing_id, revealed_at);
    create index contact_reveals_of_user on contact_reveals (user_id, revealed_at);
    create index contact_reveals_of_office on contact_reveals (office_id, revealed_at);
    create index contact_reveals_by_time on contact_reveals using brin (revealed_at);

    -- An enquiry is a thread between the person who asks and the owner's side: its owner, or the members of his office. One
    -- thread per person and listing; asking again goes on with it.
    create table leads (
      id uuid primary key default uuid_v7(),
      listing_id uuid references listings on delete cascade,
      -- As the listing had them when the first word came: who may read a thread does not change with the listing.
      owner_id uuid references users on delete cascade,
      office_id uuid references offices on delete set null,
      enquirer_id uuid references users on delete cascade,
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
      visitor_email text constraint leads_visitor_email check (char_length(visitor_email) between 3 and 254),
      visitor_language text constraint leads_visitor_language check (visitor_language in ('ar', 'en')),
      constraint leads_once unique (listing_id, enquirer_id),
      constraint leads_not_to_oneself check (enquirer_id <> owner_id),
      constraint leads_answer_follows check (answered_at >= asked_at),
      constraint leads_about check (listing_id is not null or office_id is not null),
      constraint leads_owner_side check (owner_id is not null or office_id is not null),
      constraint leads_from_one check (num_nonnulls(enquirer_id, visitor_email) = 1),
      constraint leads_visitor_named check (visitor_email is null or num_nonnulls(name, visitor_language) = 2)
    );
    create index leads_of_owner on leads (owner_id, last_message_at desc);
    create index leads_of_office on leads (office_id, last_message_at desc) where office_id is not null;
    create index leads_of_enquirer on leads (enquirer_id, last_message_at desc);
    create index leads_by_creation on leads using brin (created_at);
    create unique index leads_to_office_once on leads (office_id, enquirer_id)
      where listing_id is null and enquirer_id is not null;
    create unique index leads_of_visitor_once on leads (office_id, lower(visitor_email)) where visitor_email is not null;
    create index leads_of_visitor on leads (lower(visitor_email)) where visitor_email is not null;
    create index leads_waiting on leads (asked_at)
      where office_id is not null and assigned_to is null and answered_at is null and asked_at is not null;

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
    create index lead_messages_by_creation on lead_messages using brin (created_at);

    -- What the owner's side writes down for itself.
    create table lead_notes (
      id uuid primary key,
      lead_id uuid not null references leads on delete cascade,
      author_id uuid references users on delete set null,
      body text not null constraint lead_notes_body check (char_length(body) between 1 and 2000),
      created_at timestamptz not null default app_now()
    );
    create index lead_notes_of_lead on lead_notes (lead_id, created_at);

    -- Appointments to see what is offered, agreed within a thread. Times are moments; people read them in Damascus.
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

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'contact_reveals leads lead_messages lead_notes viewings',
  });
