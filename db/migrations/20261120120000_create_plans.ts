import type { Knex } from 'knex';

/** How many listings an account may keep, and what a pound is worth: rows, so that an operator changes them without a release. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table plans (
      code text primary key constraint plans_code check (code ~ '^[a-z][a-z0-9_]*$'),
      name_ar text not null,
      name_en text not null,
      -- Null: as many as one likes.
      listing_limit integer constraint plans_listing_limit check (listing_limit >= 0),
      -- The plan of those who bought none, by account type.
      default_for text unique constraint plans_default_for check (default_for in ('regular', 'office')),
      sort integer not null default 0,
      is_active boolean not null default true
    );

    -- New pounds for one dollar (1 new pound = 100 old since 2026-01-01); the newest row counts.
    create table exchange_rates (
      currency text not null constraint exchange_rates_currency check (currency in ('SYP')),
      valid_from timestamptz not null default now(),
      per_dollar numeric(12, 4) not null constraint exchange_rates_per_dollar check (per_dollar > 0),
      primary key (currency, valid_from)
    );
    insert into exchange_rates (currency, valid_from, per_dollar) values ('SYP', '2026-01-01', 115);
  `);
}

export const down = (db: Knex) => db.raw('drop table exchange_rates, plans');
