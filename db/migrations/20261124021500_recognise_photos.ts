import type { Knex } from 'knex';

/**
 * Photos that look alike (dHash): two whose hashes differ in up to three bits share one of the four bands, which is what the
 * index finds. Null until it is computed, all zeros for a picture without structure.
 */
export async function up(db: Knex): Promise<void> {
  const band = (at: number) => `substring(dhash from ${at * 16 + 1} for 16)::int + ${at * 65_536}`;
  await db.raw(`
    alter table images add column dhash bit(64);
    alter table images add column dhash_bands integer[] generated always as
      (case when bit_count(dhash) > 0 then array[${[0, 1, 2, 3].map(band).join(', ')}] end) stored;
    create index images_by_look on images using gin (dhash_bands);
    create index images_without_hash on images (id) where dhash is null and not is_stock;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop index images_without_hash;
    alter table images drop column dhash_bands;
    alter table images drop column dhash;
  `);
