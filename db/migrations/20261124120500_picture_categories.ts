import type { Knex } from 'knex';

/** An administrator's own picture of a category, shown before the drawing that `icon` names. */
export const up = (db: Knex) =>
  db.raw(`
    alter table categories add column icon_image_id uuid references images;
    create index categories_by_icon_image on categories (icon_image_id) where icon_image_id is not null;
  `);

export const down = (db: Knex) => db.raw('alter table categories drop column icon_image_id');
