import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Offices, their teams, applications and reviews. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table offices (
      id uuid primary key default uuid_v7(),
      slug text not null unique constraint offices_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name_ar text not null constraint offices_name_ar check (char_length(name_ar) between 2 and 100),
      name_en text not null constraint offices_name_en check (char_length(name_en) between 2 and 100),
      description_ar text,
      description_en text,
      city_id uuid not null references locations,
      address text,
      website text,
      logo_image_id uuid references images,
      is_verified boolean not null default false,
      is_premium boolean not null default false,
      status text not null default 'approved' constraint offices_status check
        (status in ('pending', 'approved', 'rejected')),
      created_at timestamptz not null default app_now(),
      closed_at timestamptz,
      email text,
      phone text constraint offices_phone check (phone ~ '^\\+[1-9][0-9]{8,14}$'),
      languages text[] not null default '{}',
      version integer not null default 1
    );
    create index offices_by_city on offices (city_id);
    create index offices_to_erase on offices (closed_at) where closed_at is not null;

    -- What an office says of itself besides its name: ways to it, when it is open, which languages and areas it serves.
    -- 0 is Sunday, as in PostgreSQL's dow. A day without a row is closed.
    create table office_hours (
      office_id uuid not null references offices on delete cascade,
      weekday smallint not null constraint office_hours_weekday check (weekday between 0 and 6),
      opens time not null,
      closes time not null,
      constraint office_hours_span check (closes > opens),
      primary key (office_id, weekday)
    );

    create table office_areas (
      office_id uuid not null references offices on delete cascade,
      location_id uuid not null references locations on delete cascade,
      primary key (office_id, location_id)
    );
    create index office_areas_by_location on office_areas (location_id);

    create table office_members (
      office_id uuid not null references offices on delete cascade,
      user_id uuid not null references users on delete cascade,
      role text not null default 'owner',
      joined_at timestamptz not null default app_now(),
      -- The last day of the week whose report was mailed, so that a schedule that runs twice mails once.
      mailed_week date,
      -- What an agent may spend of the office's credit on boosts, a month of Damascus; its owner sets it.
      boost_allowance_cents integer not null default 0
        constraint office_members_boost_allowance check (boost_allowance_cents between 0 and 1000000),
      primary key (office_id, user_id),
      constraint office_members_role check (role in ('owner', 'agent', 'assistant')),
      constraint office_members_allowance_of_agents check (role = 'agent' or boost_allowance_cents = 0)
    );
    create unique index office_members_one_office on office_members (user_id);

    -- People of an office by role, and how they come to it. What each role may do is a table of the API (rules/office-roles.ts).
    create table office_invitations (
      id uuid primary key default uuid_v7(),
      office_id uuid not null references offices on delete cascade,
      email text not null constraint office_invitations_email check (char_length(email) between 3 and 254),
      role text not null constraint office_invitations_role check (role in ('agent', 'assistant')),
      language text not null constraint office_invitations_language check (language in ('ar', 'en')),
      -- Made with the mail, so that no secret waits in the queue; sending again makes the earlier link worthless.
      token_hash bytea constraint office_invitations_token unique,
      invited_by uuid references users on delete set null,
      created_at timestamptz not null default app_now(),
      sent_at timestamptz not null default app_now(),
      expires_at timestamptz not null,
      accepted_by uuid references users on delete set null,
      accepted_at timestamptz,
      revoked_at timestamptz,
      -- Another account than the invited one, which waits for an owner: a forwarded mail lets nobody in.
      asked_by uuid references users on delete set null,
      asked_at timestamptz,
      constraint office_invitations_one_end check (accepted_at is null or revoked_at is null),
      constraint office_invitations_asked check (asked_by is null or asked_at is not null)
    );
    create unique index office_invitations_open on office_invitations (office_id, lower(email))
      where accepted_at is null and revoked_at is null;
    create index office_invitations_of_office on office_invitations (office_id, created_at desc);
    create index office_invitations_asked_by on office_invitations (asked_by) where asked_by is not null;

    create table office_applications (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      name_ar text constraint office_applications_name_ar check (char_length(name_ar) between 2 and 100),
      name_en text constraint office_applications_name_en check (char_length(name_en) between 2 and 100),
      city_id uuid references locations,
      address text,
      location text,
      license_number text,
      license_file text,
      email text,
      phone text,
      website text,
      description text,
      status text not null default 'pending' constraint office_applications_status check
        (status in ('draft', 'pending', 'approved', 'rejected')),
      rejection_reason text,
      office_id uuid references offices,
      decided_by uuid references users,
      decided_at timestamptz,
      created_at timestamptz not null default app_now(),
      license_type text constraint office_applications_license_type check
        (license_type in ('application/pdf', 'image/jpeg', 'image/png')),
      -- The paper is decided on for itself: a bad one is sent back without deciding about the office.
      license_state text not null default 'pending'
        constraint office_applications_license_state check (license_state in ('pending', 'approved', 'rejected')),
      license_reason text,
      constraint office_applications_reason check (status <> 'rejected' or rejection_reason is not null),
      constraint office_applications_license_reason check (license_state <> 'rejected' or license_reason is not null),
      constraint office_applications_license_there check (license_state = 'pending' or license_file is not null)
    );
    create unique index office_applications_one_open on office_applications (user_id) where status in ('draft', 'pending');
    create index office_applications_queue on office_applications (status, id);

    -- What somebody who had to do with an office says of it, once, and what the office answers.
    create table office_reviews (
      id uuid primary key default uuid_v7(),
      office_id uuid not null references offices on delete cascade,
      author_id uuid not null references users on delete cascade,
      rating smallint not null constraint office_reviews_rating check (rating between 1 and 5),
      body text not null constraint office_reviews_body check (char_length(body) between 10 and 2000),
      answer text constraint office_reviews_answer check (char_length(answer) between 1 and 2000),
      answered_by uuid references users on delete set null,
      answered_at timestamptz,
      -- By an administrator; the author reads why.
      hidden_at timestamptz,
      hidden_reason text constraint office_reviews_hidden_reason check (char_length(hidden_reason) between 1 and 500),
      version integer not null default 1,
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now(),
      constraint office_reviews_once unique (office_id, author_id),
      constraint office_reviews_answered check ((answer is null) = (answered_at is null)),
      constraint office_reviews_hidden check ((hidden_at is null) = (hidden_reason is null))
    );
    create index office_reviews_shown on office_reviews (office_id, created_at desc) where hidden_at is null;
    create index office_reviews_of_author on office_reviews (author_id);

    create table office_review_reports (
      review_id uuid not null references office_reviews on delete cascade,
      reporter_id uuid not null references users on delete cascade,
      reason text not null constraint office_review_reports_reason
        check (reason in ('fake', 'offensive', 'private', 'spam', 'other')),
      note text constraint office_review_reports_note check (char_length(note) between 1 and 500),
      state text not null default 'open' constraint office_review_reports_state check (state in ('open', 'upheld', 'dismissed')),
      created_at timestamptz not null default app_now(),
      decided_at timestamptz,
      primary key (review_id, reporter_id)
    );
    create index office_review_reports_open on office_review_reports (created_at) where state = 'open';
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: `
      offices office_hours office_areas office_members office_invitations office_applications office_reviews
      office_review_reports`,
  });
