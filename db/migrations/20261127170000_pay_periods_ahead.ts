import type { Knex } from 'knex';
import { refuseLoss } from '../src/schema/drop-tables.ts';

/** One further period of a plan, paid for while the running one goes on. Its end is the subscription's. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table subscriptions
      -- When it begins; from then on it is the one that runs. Null: nothing is paid for beyond the running period.
      add column ahead_at timestamptz,
      add column ahead_cents bigint constraint subscriptions_ahead_cents check (ahead_cents >= 0),
      add column ahead_price_id uuid references plan_prices,
      -- Until when kept_limit counts; null: to the end.
      add column kept_until timestamptz,
      add constraint subscriptions_ahead check (num_nonnulls(ahead_at, ahead_cents, ahead_price_id) in (0, 3)),
      add constraint subscriptions_ahead_at check (ahead_at > starts_at and ahead_at < ends_at);
    create index subscriptions_by_ahead_price on subscriptions (ahead_price_id) where ahead_price_id is not null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await refuseLoss(db, { subscriptions: 'ahead_at is not null or kept_until is not null' });
  await db.raw(`
    alter table subscriptions drop column ahead_at, drop column ahead_cents, drop column ahead_price_id, drop column kept_until;
  `);
}
