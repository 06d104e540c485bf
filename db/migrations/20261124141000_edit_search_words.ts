import type { Knex } from 'knex';

/** Administrators add spellings: of words the folding knows, of new words, and of places. All of them are facts of the search. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table search_words (
      id uuid primary key,
      -- What is spelt, as the vocabulary names it: a kind and its key. A word that it did not know has the key of this row.
      kind text not null,
      key text not null,
      spellings text[] not null constraint search_words_spellings check (cardinality(spellings) between 1 and 30),
      created_at timestamptz not null default app_now(),
      constraint search_words_one_row unique (kind, key)
    );
    create trigger search_words_note_facts after insert or update or delete on search_words
      for each statement execute function note_search_facts();
    grant update (spellings) on locations to diyar_app;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('revoke update (spellings) on locations from diyar_app; drop table search_words;');
}
