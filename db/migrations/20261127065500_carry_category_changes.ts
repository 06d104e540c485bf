import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Whether a category is shown, said once; where a merged one went, and what its owners have yet to hear. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Active with all above it: kept by show_categories(), asked by everybody.
    alter table categories add column is_shown boolean not null default true;
    with recursive tree as (
      select id, is_active as is_shown from categories where parent_id is null
      union all
      select c.id, c.is_active and t.is_shown from categories c join tree t on c.parent_id = t.id)
    update categories c set is_shown = t.is_shown from tree t where t.id = c.id and c.is_shown <> t.is_shown;

    -- Forms that were open, and whatever else still names a merged category, find the one that took it over.
    create table former_categories (
      id uuid primary key,
      category_id uuid not null references categories on delete cascade
    );
    create index former_categories_by_category on former_categories (category_id);

    -- Told by the worker within a minute, so that a slip that was taken back at once tells nobody.
    create table category_news (
      id uuid primary key default uuid_v7(),
      category_id uuid not null references categories on delete cascade,
      owner_id uuid not null references users on delete cascade,
      kind text not null constraint category_news_kind check (kind in ('hidden', 'shown', 'merged')),
      -- Name of the category that is no more.
      former_ar text,
      former_en text,
      listings integer not null constraint category_news_listings check (listings > 0),
      constraint category_news_former check
        ((kind = 'merged') = (former_ar is not null) and (former_ar is null) = (former_en is null))
    );
    create index category_news_by_owner on category_news (owner_id);
    create index category_news_by_category on category_news (category_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await dropTables(db, { facts: 'category_news former_categories' });
  await db.raw('alter table categories drop column is_shown');
}
