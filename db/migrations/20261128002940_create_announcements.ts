import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Announcements of administrators to everybody of a topic: the words, how far each has come, and how many it had reached. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table announcements (
      id uuid primary key,
      topic text not null
        constraint announcements_topic check (topic in ('all', 'regular', 'office', 'admin', 'city', 'category')),
      -- The place or the category; no reference, since it is a matter of record.
      subject_id uuid,
      is_promotion boolean not null,
      title_ar text not null,
      title_en text not null,
      text_ar text not null,
      text_en text not null,
      url text,
      author_id uuid references users on delete set null,
      -- As counted when it was ordered.
      people integer not null,
      told integer not null default 0,
      -- The last one told: a worker that dies is followed by one that goes on behind them.
      after_id uuid,
      created_at timestamptz not null default app_now(),
      ended_at timestamptz,
      stopped_at timestamptz,
      constraint announcements_subject check ((topic in ('city', 'category')) = (subject_id is not null)),
      constraint announcements_titles check
        (char_length(title_ar) >= 1 and char_length(title_ar) <= 80 and char_length(title_en) between 1 and 80),
      constraint announcements_texts check
        (char_length(text_ar) >= 1 and char_length(text_ar) <= 300 and char_length(text_en) between 1 and 300),
      constraint announcements_url check (url ~ '^/[^/\\\\]' and char_length(url) <= 200)
    );
    create index announcements_by_author on announcements (author_id);
    create index announcements_by_time on announcements (created_at desc, id desc);
  `);
}

export const down = (db: Knex) => dropTables(db, { people: 'announcements' });
