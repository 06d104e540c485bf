import type { Knex } from 'knex';
import { dropTables, refuseLoss } from '../src/schema/drop-tables.ts';

/** A delivery is one person's, of as many searches as meet in it, and of a favourite whose fall they meet in. */
export const up = (db: Knex) =>
  db.raw(`
    alter table saved_search_deliveries
      add column user_id uuid references users on delete cascade,
      alter column search_id drop not null;
    update saved_search_deliveries d set user_id = s.user_id from saved_searches s where s.id = d.search_id;
    create index saved_search_deliveries_of_user on saved_search_deliveries (user_id);
    create table favourite_falls (
      user_id uuid not null references users on delete cascade,
      listing_id uuid not null references listings on delete cascade,
      deal text not null,
      was_cents bigint,
      price_cents bigint not null,
      due_at timestamptz not null,
      delivery_id uuid references saved_search_deliveries,
      primary key (user_id, listing_id, deal)
    );
    create index favourite_falls_of_listing on favourite_falls (listing_id);
    create index favourite_falls_of_delivery on favourite_falls (delivery_id);
    create index favourite_falls_waiting on favourite_falls (due_at) where delivery_id is null`);

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { saved_search_deliveries: 'search_id is null' });
  await dropTables(db, { people: 'favourite_falls' });
  await db.raw(`
    alter table saved_search_deliveries drop column user_id, alter column search_id set not null`);
}
