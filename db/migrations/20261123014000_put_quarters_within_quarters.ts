import type { Knex } from 'knex';

/** A quarter may lie inside a larger one of the same city («المزة فيلات غربية» in «المزة»); the gazetteer's seed fills it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table locations
      add column within_id uuid,
      add constraint locations_within check (within_id is null or (kind = 'neighborhood' and within_id <> id)),
      add constraint locations_within_fk foreign key (within_id, parent_id)
        references locations (id, parent_id) on delete set null (within_id);
    create index locations_by_within on locations (within_id) where within_id is not null;
  `);
}

export const down = (db: Knex) => db.raw('alter table locations drop column within_id');
