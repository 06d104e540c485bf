import type { Knex } from 'knex';

/**
 * What every later migration stands on. Migrations run as the owner role; processes connect as `diyar_app`, which
 * gets rows and nothing else: no DDL, no TRUNCATE, no ownership.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create extension if not exists postgis;

    do $$ begin
      if not exists (select from pg_roles where rolname = 'diyar_app') then create role diyar_app login; end if;
    end $$;
    grant usage on schema public to diyar_app;
    alter default privileges in schema public grant select, insert, update, delete on tables to diyar_app;
    alter default privileges in schema public grant usage, select on sequences to diyar_app;

    -- RFC 9562: 48 bits of milliseconds, then random. Ids made later sort later, so b-trees grow at one end.
    create function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$;

    -- The one clock of the rules (boost end, suspension end …). Tests shift it for every session at once.
    create table app_clock (
      one boolean primary key default true constraint app_clock_single check (one),
      shift interval not null default '0'
    );
    insert into app_clock default values;
    revoke insert, update, delete on app_clock from diyar_app;
    create function app_now() returns timestamptz language sql stable parallel safe as $$
      select now() + (select shift from app_clock)
    $$;

    create table seed_state (
      name text primary key,
      hash text not null,
      seeded_at timestamptz not null default now()
    );
    revoke insert, update, delete on seed_state from diyar_app;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table seed_state;
    drop function app_now();
    drop table app_clock;
    drop function uuid_v7();
  `);
}
