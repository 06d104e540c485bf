import type { Knex } from 'knex';

/**
 * Erasure of closed accounts and offices: when it was done, and the one way the audit may be changed. The function decides
 * itself whose records they are, so the application's role can pseudonymise nobody else's.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Null for accounts erased by an earlier release, which left some things: they are erased once more.
    alter table users add column erased_at timestamptz;
    drop index users_closed;
    create index users_to_erase on users (closed_at) where closed_at is not null and erased_at is null;

    alter table offices add column closed_at timestamptz;
    update offices o set closed_at = app_now()
    where status = 'rejected'
      and not exists (select from office_members m where m.office_id = o.id and m.role = 'manager');
    create index offices_to_erase on offices (closed_at) where closed_at is not null;

    -- Numbers, truths, ids and states; texts may name people.
    create function audit_facts(content jsonb) returns jsonb language sql immutable as $$
      select case when content is not null then coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(content)
         where jsonb_typeof(value) in ('number', 'boolean')
           or (jsonb_typeof(value) = 'string' and key in ('status', 'state', 'target'))
           or value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '{}') end
    $$;

    create function pseudonymise_audit_log(subjects uuid[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update audit_log a set before = audit_facts(a.before), after = audit_facts(a.after), reason = null
      from (
        select 'user' as kind, u.id from users u
          where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'listing', l.id from listings l join users u on u.id = l.owner_id
          where l.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office_application', p.id from office_applications p join users u on u.id = p.user_id
          where p.id = any(subjects) and u.closed_at < app_now() - interval '25 days'
        union all select 'office', o.id from offices o
          where o.id = any(subjects) and o.closed_at < app_now() - interval '25 days') theirs
      where a.subject_kind = theirs.kind and a.subject_id = theirs.id::text;

      update audit_log a set ip = null
      from users u where u.id = any(subjects) and u.closed_at < app_now() - interval '25 days' and a.actor_id = u.id;
    end $$;
    revoke all on function pseudonymise_audit_log(uuid[]) from public;
    grant execute on function pseudonymise_audit_log(uuid[]) to diyar_app;
  `);
}

export const down = (db: Knex) =>
  db.raw(`
    drop function pseudonymise_audit_log;
    drop function audit_facts;
    alter table offices drop column closed_at;
    drop index users_to_erase;
    alter table users drop column erased_at;
    create index users_closed on users (closed_at) where closed_at is not null;
  `);
