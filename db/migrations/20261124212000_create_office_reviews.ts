import type { Knex } from 'knex';

/** What somebody who had to do with an office says of it, once, and what the office answers. */
export const up = (db: Knex) =>
  db.raw(`
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
      reason text not null constraint office_review_reports_reason check (reason in ('fake', 'offensive', 'private', 'spam', 'other')),
      note text constraint office_review_reports_note check (char_length(note) between 1 and 500),
      state text not null default 'open' constraint office_review_reports_state check (state in ('open', 'upheld', 'dismissed')),
      created_at timestamptz not null default app_now(),
      decided_at timestamptz,
      primary key (review_id, reporter_id)
    );
    create index office_review_reports_open on office_review_reports (created_at) where state = 'open';
  `);

export const down = (db: Knex) => db.raw('drop table office_review_reports, office_reviews');
