import type { Knex } from 'knex';

/**
 * Administrators edit categories: a version tells two of them apart, `previous` is the content the last change replaced (taken
 * back once by writing it again), and a slug that once was a category's address goes on leading to it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table categories
      add column version integer not null default 1 constraint categories_version check (version > 0),
      add column previous jsonb;

    create table former_category_slugs (
      slug text primary key,
      category_id uuid not null references categories on delete cascade
    );
    create index former_category_slugs_by_category on former_category_slugs (category_id);

    -- A slug in use leads to its category: what it led to before gives way.
    create function keep_former_category_slug() returns trigger language plpgsql as $$
    begin
      delete from former_category_slugs where slug = new.slug;
      if tg_op = 'UPDATE' and old.slug <> new.slug then
        insert into former_category_slugs (slug, category_id) values (old.slug, new.id)
        on conflict (slug) do update set category_id = excluded.category_id;
      end if;
      return null;
    end $$;
    create trigger categories_keep_former_slug after insert or update of slug on categories
      for each row execute function keep_former_category_slug();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger categories_keep_former_slug on categories;
    drop function keep_former_category_slug;
    drop table former_category_slugs;
    alter table categories drop column version, drop column previous;
  `);
}
