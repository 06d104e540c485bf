import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Streets with names: pieces as OpenStreetMap has them, what we make of them, and which run by a listing. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A part of OpenStreetMap under the ODbL, kept as it came: \`npm run streets:export\` gives it back.
    create table street_ways (
      id bigint primary key,
      class text not null constraint street_ways_class check (class ~ '^[a-z_]+$'),
      name_ar text,
      name_en text,
      line geometry(LineString, 4326) not null,
      constraint street_ways_named check (coalesce(name_ar, name_en) <> '')
    );

    create table streets (
      key text primary key constraint streets_key check (key ~ '^[a-z0-9]+([-.][a-z0-9]+)*$' and length(key) <= 80),
      name_ar text,
      name_en text,
      city_id uuid not null references locations on delete cascade,
      -- Where most of it runs.
      neighborhood_id uuid references locations on delete set null,
      metres integer not null constraint streets_metres check (metres > 0),
      line geometry(MultiLineString, 4326) not null,
      constraint streets_named check (coalesce(name_ar, name_en) <> '')
    );
    create index streets_by_line on streets using gist (line);
    create index streets_by_city on streets (city_id);
    create index streets_by_neighborhood on streets (neighborhood_id) where neighborhood_id is not null;

    alter table listings add column streets text[] not null default '{}';
    create index listings_by_street on listings using gin (streets) where streets <> '{}';

    drop trigger if exists listings_near on listings;
    drop function if exists find_kinds_near();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger if exists listings_surroundings on listings');
  await dropTables(db, { facts: 'streets street_ways' });
  await db.raw('alter table listings drop column streets cascade');
}
