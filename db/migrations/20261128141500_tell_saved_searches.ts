import type { Knex } from 'knex';

const TOPICS = `'all', 'regular', 'office', 'admin', 'city', 'category', 'not_registered'`;

/** The topic of those who keep a search: for a city, a category, a deal, or several of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table announcements
      add column search_city_id uuid,
      add column search_category_id uuid,
      add column search_deal text,
      drop constraint announcements_topic,
      add constraint announcements_topic check (topic in (${TOPICS}, 'saved_search')),
      add constraint announcements_search
        check ((topic = 'saved_search') = (num_nonnulls(search_city_id, search_category_id, search_deal) > 0));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from announcements where topic = 'saved_search';
    alter table announcements
      drop column search_city_id, drop column search_category_id, drop column search_deal,
      drop constraint announcements_topic,
      add constraint announcements_topic check (topic in (${TOPICS}));
  `);
}
