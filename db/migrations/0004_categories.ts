import type { Knex } from 'knex';
import { dropTables } from '../src/schema/drop-tables.ts';

/** Categories, what can be said of a listing in them, and imports of the catalogue. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table transaction_types (
      slug text primary key constraint transaction_types_slug check (slug ~ '^[a-z][a-z_]*$'),
      id uuid not null unique,
      name_ar text not null,
      name_en text not null,
      sort smallint not null default 0,
      slug_kind text generated always as ('transaction') stored,
      constraint transaction_types_address_word foreign key (slug, slug_kind) references address_words (word, kind)
    );

    -- Levels count from 0: root, group, listing category, refinement.
    create table categories (
      id uuid primary key,
      parent_id uuid,
      level smallint not null constraint categories_level check (level between 0 and 3),
      parent_level smallint generated always as (case when level > 0 then level - 1 end) stored,
      slug text not null unique constraint categories_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name_ar text not null constraint categories_name_ar check (name_ar <> ''),
      name_en text not null constraint categories_name_en check (name_en <> ''),
      description_ar text,
      description_en text,
      icon text,
      color text,
      sort integer not null default 0,
      is_active boolean not null default true,
      property_type text constraint categories_property_type check (property_type in
        ('apartment', 'house', 'villa', 'land', 'office', 'shop', 'warehouse', 'commercial', 'industrial',
        'agricultural', 'farm', 'residential', 'mixed', 'other')),
      carries text[] not null default '{}',
      seo jsonb not null default '{}',
      slug_kind text generated always as ('category') stored,
      -- Tells two administrators apart; 'previous' is the content that the last change replaced.
      version integer not null default 1 constraint categories_version check (version > 0),
      previous jsonb,
      -- An administrator's own picture, shown before the drawing that 'icon' names.
      icon_image_id uuid references images,
      constraint categories_parent check ((level = 0) = (parent_id is null)),
      constraint categories_identity unique (id, level),
      constraint categories_parent_fk foreign key (parent_id, parent_level) references categories (id, level),
      constraint categories_address_word foreign key (slug, slug_kind) references address_words (word, kind)
    );
    create index categories_by_parent on categories (parent_id, sort);
    create index categories_by_icon_image on categories (icon_image_id) where icon_image_id is not null;

    -- Administrators edit categories: a version tells two of them apart, 'previous' is the content the last change replaced
    -- (taken back once by writing it again), and a slug that once was a category's address goes on leading to it.
    create table former_category_slugs (
      slug text primary key,
      category_id uuid not null references categories on delete cascade
    );
    create index former_category_slugs_by_category on former_category_slugs (category_id);

    create table attributes (
      id uuid primary key,
      slug text not null unique constraint attributes_slug check (slug ~ '^[a-z][a-z0-9_]*$'),
      name_ar text not null,
      name_en text not null,
      description_ar text,
      description_en text,
      type text not null constraint attributes_type check
        (type in ('text', 'number', 'boolean', 'select', 'multiselect', 'url', 'email')),
      unit_ar text,
      unit_en text,
      min double precision,
      max double precision,
      min_length integer,
      max_length integer,
      pattern text,
      is_required boolean not null default false,
      is_filterable boolean not null default false,
      is_active boolean not null default true,
      default_value jsonb,
      -- Tells two administrators apart; 'previous' is the content that the last change replaced.
      version integer not null default 1 constraint attributes_version check (version > 0),
      previous jsonb,
      rules text[] not null default '{}' constraint attributes_rules check
        (rules <@ array['whole_number', 'no_digits', 'no_links', 'arabic_letters', 'latin_letters']),
      constraint attributes_range check (min is null or max is null or min <= max),
      constraint attributes_lengths check (min_length is null or max_length is null or min_length <= max_length)
    );

    create table attribute_options (
      attribute_id uuid not null references attributes on delete cascade,
      value text not null constraint attribute_options_value check (value ~ '^[a-z0-9][a-z0-9_.-]*$'),
      label_ar text not null,
      label_en text not null,
      sort integer not null default 0,
      primary key (attribute_id, value)
    );

    -- An attribute hangs on any level and is inherited downwards; null means "as the attribute says".
    create table category_attributes (
      category_id uuid not null references categories on delete cascade,
      attribute_id uuid not null references attributes on delete cascade,
      is_required boolean,
      is_filterable boolean,
      default_value jsonb,
      sort integer not null default 0,
      show_in_filters boolean not null default true,
      show_in_listing boolean not null default false,
      show_in_details boolean not null default true,
      transaction_types text[],
      options text[] constraint category_attributes_options check (cardinality(options) > 0),
      primary key (category_id, attribute_id)
    );
    create index category_attributes_by_attribute on category_attributes (attribute_id);

    create table category_transaction_types (
      category_id uuid not null references categories on delete cascade,
      transaction_type text not null references transaction_types,
      primary key (category_id, transaction_type)
    );

    -- An exported catalogue on its way in: its lines, and how many of them are written. One at a time.
    create table catalogue_imports (
      id uuid primary key default uuid_v7(),
      file_name text not null,
      lines text[] not null,
      total integer not null constraint catalogue_imports_total check (total >= 0),
      done integer not null default 0 constraint catalogue_imports_done check (done between 0 and total),
      changed integer not null default 0,
      state text not null default 'running' constraint catalogue_imports_state check
        (state in ('running', 'done', 'failed')),
      -- The code of what stopped it.
      failure text,
      runner uuid,
      beat_at timestamptz,
      created_by uuid references users on delete set null,
      created_at timestamptz not null default app_now(),
      updated_at timestamptz not null default app_now()
    );
    create unique index catalogue_imports_one on catalogue_imports (state) where state = 'running';
    create index catalogue_imports_by_time on catalogue_imports (created_at desc);
  `);
}

export const down = (db: Knex): Promise<void> =>
  dropTables(db, {
    people: 'catalogue_imports',
    facts: `
      transaction_types categories former_category_slugs attributes attribute_options category_attributes
      category_transaction_types`,
  });
