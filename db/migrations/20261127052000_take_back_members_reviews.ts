import type { Knex } from 'knex';

/** Nobody rates the office they belong to: a review goes when its author joins, however that happens. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function drop_review_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      delete from office_reviews where office_id = new.office_id and author_id = new.user_id;
      return null;
    end $$;
    create trigger office_members_drop_review after insert on office_members for each row execute function drop_review_of_member();
    delete from office_reviews r using office_members m where m.office_id = r.office_id and m.user_id = r.author_id;
  `);
}

export const down = (db: Knex) =>
  db.raw('drop trigger office_members_drop_review on office_members; drop function drop_review_of_member();');
