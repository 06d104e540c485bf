import type { Knex } from 'knex';

/**
 * A word of an address has one reading: a place, a category or a transaction type, never two of them. Every slug claims its
 * word in one table, and a foreign key on (word, kind) refuses a word that another kind has claimed.
 */
const OWNERS = [
  { table: 'locations', kind: 'place' },
  { table: 'categories', kind: 'category' },
  { table: 'transaction_types', kind: 'transaction' },
] as const;

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table address_words (
      word text primary key,
      kind text not null constraint address_words_kind check (kind in ('place', 'category', 'transaction')),
      constraint address_words_identity unique (word, kind)
    );
    revoke insert, update, delete on address_words from diyar_app;

    create function claim_address_word() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public as $$
    begin
      insert into address_words (word, kind) values (new.slug, tg_argv[0]) on conflict do nothing;
      return new;
    end $$;
  `);
  for (const { table, kind } of OWNERS) {
    await db.raw(`
      insert into address_words (word, kind) select distinct slug, '${kind}' from ${table};
      alter table ${table}
        add column slug_kind text generated always as ('${kind}') stored,
        add constraint ${table}_address_word foreign key (slug, slug_kind) references address_words (word, kind);
      create trigger ${table}_claim_word before insert or update of slug on ${table}
        for each row execute function claim_address_word('${kind}');
    `);
  }
}

export async function down(db: Knex): Promise<void> {
  for (const { table } of OWNERS) {
    await db.raw(`
      drop trigger ${table}_claim_word on ${table};
      alter table ${table} drop column slug_kind;
    `);
  }
  await db.raw('drop function claim_address_word; drop table address_words');
}
