import type { Knex } from 'knex';

/** As e-mail and number do, a Google account belongs to one open account: who closed one may open another before it is erased. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table users drop constraint users_google_subject_key;
    create unique index users_google_subject_key on users (google_subject) where google_subject is not null and closed_at is null;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop index users_google_subject_key;
    alter table users add constraint users_google_subject_key unique (google_subject);
  `);
