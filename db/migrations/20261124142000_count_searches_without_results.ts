import type { Knex } from 'knex';

/**
 * Words that found nothing, from the third person on. Until then only keyed hashes are kept, of the words and of who asked for
 * them: another hash for each search, so that nobody's searches can be put together.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table search_miss_askers (
      miss bytea not null constraint search_miss_askers_miss check (octet_length(miss) = 16),
      asker bytea not null constraint search_miss_askers_asker check (octet_length(asker) = 12),
      asked_on date not null,
      primary key (miss, asker)
    );
    create table search_miss_words (
      miss bytea primary key,
      words text not null constraint search_miss_words_words check (char_length(words) between 2 and 80),
      people integer not null constraint search_miss_words_people check (people >= 3),
      last_asked_on date not null
    );
    create index search_miss_words_by_people on search_miss_words (people desc, last_asked_on desc, miss);
  `);
}

export const down = (db: Knex) => db.raw('drop table search_miss_words, search_miss_askers');
