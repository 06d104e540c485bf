import type { Knex } from 'knex';

/** Schools, pharmacies, bus stops … of an OpenStreetMap extract, replaced as a whole when one is loaded. */
export const up = (db: Knex) =>
  db.raw(`
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

export const down = (db: Knex) => db.raw('drop table points_of_interest');
