import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Provinces, cities and quarters, and what is around them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table locations (
      id uuid primary key,
      kind text not null constraint locations_kind check (kind in ('province', 'city', 'neighborhood')),
      parent_id uuid,
      parent_kind text generated always as
        (case kind when 'city' then 'province' when 'neighborhood' then 'city' end) stored,
      slug text not null constraint locations_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      key text not null,
      name_ar text not null constraint locations_name_ar check (name_ar ~ '[؀-ۿ]'),
      name_en text not null constraint locations_name_en check (name_en <> '' and name_en !~ '[؀-ۿ]'),
      spellings text[] not null default '{}',
      rank smallint not null default 5,
      population integer constraint locations_population check (population > 0),
      sort integer not null default 0,
      center geometry(Point, 4326) not null,
      shape geometry(MultiPolygon, 4326),
      slug_kind text generated always as ('place') stored,
      -- A quarter may lie inside a larger one of the same city; the gazetteer's seed fills it.
      within_id uuid,
      constraint locations_parent check ((kind = 'province') = (parent_id is null)),
      constraint locations_key unique (kind, key),
      constraint locations_slug_in_parent unique nulls not distinct (parent_id, slug),
      constraint locations_identity unique (id, kind),
      constraint locations_in_parent unique (id, parent_id),
      constraint locations_parent_fk foreign key (parent_id, parent_kind) references locations (id, kind),
      constraint locations_address_word foreign key (slug, slug_kind) references address_words (word, kind),
      constraint locations_within check (within_id is null or (kind = 'neighborhood' and within_id <> id)),
      constraint locations_within_fk foreign key (within_id, parent_id)
        references locations (id, parent_id) on delete set null (within_id)
    );
    create index locations_by_parent on locations (parent_id, sort);
    create index locations_by_shape on locations using gist (shape);
    create index locations_by_center on locations using gist (center);
    create index locations_by_within on locations (within_id) where within_id is not null;

    -- Schools, pharmacies, bus stops … of an OpenStreetMap extract, replaced as a whole when one is loaded.
    create table points_of_interest (
      osm_id text primary key constraint points_of_interest_osm_id check (osm_id ~ '^(node|way|relation)/[0-9]+$'),
      kind text not null constraint points_of_interest_kind check (kind in
        ('school', 'nursery', 'university', 'hospital', 'clinic', 'pharmacy', 'transport', 'market', 'mosque', 'church', 'park')),
      name_ar text,
      name_en text,
      shape geometry(Geometry, 4326) not null,
      loaded_at timestamptz not null default app_now()
    );
    create index points_of_interest_shape on points_of_interest using gist (shape);
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    facts: 'locations points_of_interest',
  });
