import type { Knex } from 'knex';

const reasons = (list: string) => `
  alter table advertisements drop constraint advertisements_pause_reason;
  alter table advertisements add constraint advertisements_pause_reason check (pause_reason in (${list}))`;

/** A listing that an advertisement leads to, whoever's site its address names: one of our ids is nobody else's. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table advertisements add column listing_id uuid generated always as (
      substring(link from '/property/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})')::uuid) stored;
    ${reasons(`'user', 'low_performance', 'budget', 'link_gone'`)}`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update advertisements set pause_reason = 'user' where pause_reason = 'link_gone';
    alter table advertisements drop column listing_id;
    ${reasons(`'user', 'low_performance', 'budget'`)}`);
}
