import type { Knex } from 'knex';

/** Who saw whose number: each person once per listing, so that looking again costs nothing and counts for nothing. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table contact_reveals (
      listing_id uuid not null references listings on delete cascade,
      user_id uuid not null references users on delete cascade,
      revealed_at timestamptz not null default app_now(),
      primary key (listing_id, user_id)
    );
    create index contact_reveals_of_listing on contact_reveals (listing_id, revealed_at);
    create index contact_reveals_of_user on contact_reveals (user_id, revealed_at);
  `);
}

export const down = (db: Knex) => db.raw('drop table contact_reveals');
