import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Since when no owner may run it any more, not even once a suspension is over: members are told, an administrator names another
    -- owner, and the clock closes it. Null while somebody may.
    alter table offices add column unled_at timestamptz;
    create index offices_unled on offices (unled_at) where unled_at is not null;

    -- What was an office's stays with it: its application goes to somebody who owns it now.
    update office_applications a set user_id = m.user_id
    from (select distinct on (office_id) office_id, user_id from office_members where role = 'owner' order by office_id, joined_at, user_id) m
    where a.office_id = m.office_id
      and not exists (select from office_members o where o.office_id = a.office_id and o.user_id = a.user_id and o.role = 'owner');

    -- People of offices that closed while they were in them are let go, with their own listings.
    update listings l set office_id = null from offices o where o.id = l.office_id and o.closed_at is not null;
    update users u set account_type = 'regular' from office_members m join offices o on o.id = m.office_id
    where m.user_id = u.id and o.closed_at is not null and u.account_type = 'office';
    delete from office_members m using offices o where o.id = m.office_id and o.closed_at is not null;

    update offices o set unled_at = app_now()
    where o.closed_at is null and exists (select from office_members m where m.office_id = o.id)
      and not exists (select from office_members m join users u on u.id = m.user_id where m.office_id = o.id and m.role = 'owner'
        and u.closed_at is null and u.banned_at is null and u.suspended_until is distinct from 'infinity');
  `);
}

export const down = (db: Knex) => db.raw('alter table offices drop column unled_at');
