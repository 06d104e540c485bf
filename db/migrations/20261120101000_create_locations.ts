import type { Knex } from 'knex';

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
      constraint locations_parent check ((kind = 'province') = (parent_id is null)),
      constraint locations_key unique (kind, key),
      constraint locations_slug_in_parent unique nulls not distinct (parent_id, slug),
      constraint locations_identity unique (id, kind),
      constraint locations_in_parent unique (id, parent_id),
      constraint locations_parent_fk foreign key (parent_id, parent_kind) references locations (id, kind)
    );
    create index locations_by_parent on locations (parent_id, sort);
    create index locations_by_shape on locations using gist (shape);
    create index locations_by_center on locations using gist (center);
    revoke insert, update, delete on locations from diyar_app;
  `);
}

export const down = (db: Knex) => db.raw('drop table locations');
