import type { Knex } from 'knex';

/** An office's number is seen under the same limits as a listing's, so both stand in the table that is counted. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table contact_reveals
      drop constraint contact_reveals_pkey,
      alter column listing_id drop not null,
      add column office_id uuid references offices on delete cascade,
      add constraint contact_reveals_of_one_target check (num_nonnulls(listing_id, office_id) = 1),
      add constraint contact_reveals_once unique nulls not distinct (user_id, listing_id, office_id);
    create index contact_reveals_of_office on contact_reveals (office_id, revealed_at);
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    delete from contact_reveals where office_id is not null;
    alter table contact_reveals
      drop constraint contact_reveals_once, drop column office_id, alter column listing_id set not null,
      add primary key (listing_id, user_id);
  `);
