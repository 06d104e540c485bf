import type { Knex } from 'knex';

/**
 * Administrators edit attributes as they edit categories: a version tells two of them apart, `previous` is what the last change
 * replaced. Rules are a closed list that the listing form knows; a category may offer some of the options only.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table attributes
      add column version integer not null default 1 constraint attributes_version check (version > 0),
      add column previous jsonb,
      add column rules text[] not null default '{}' constraint attributes_rules check
        (rules <@ array['whole_number', 'no_digits', 'no_links', 'arabic_letters', 'latin_letters']);
    alter table category_attributes
      add column options text[] constraint category_attributes_options check (cardinality(options) > 0);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table category_attributes drop column options;
    alter table attributes drop column rules, drop column previous, drop column version;
  `);
}
