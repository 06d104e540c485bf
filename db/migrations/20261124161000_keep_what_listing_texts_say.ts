import type { Knex } from 'knex';

/**
 * What a listing's text says where its owner left a field empty (`inferred` of the search document), for the days the
 * engine is down. Written by the indexer alone, like the rest of the table.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table listing_search add column inferred jsonb not null default '{}';
    create index listing_search_inferred on listing_search using gin (inferred);
  `);
}

export const down = (db: Knex) => db.raw('alter table listing_search drop column inferred');
