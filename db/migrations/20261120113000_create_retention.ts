import type { Knex } from 'knex';

/**
 * The audit may not be changed by the application; what is past its time (audit 3 years, security incidents 5: spec, section 9
 * of commerce-offices-admin) is removed by this function alone, which decides on the age itself.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function purge_audit_log() returns bigint language sql security definer set search_path = public, pg_temp as $$
      with gone as (
        delete from audit_log
        where at < app_now() - case when action like 'security.%' then interval '5 years' else interval '3 years' end
        returning 1)
      select count(*) from gone
    $$;
    revoke all on function purge_audit_log() from public;
    grant execute on function purge_audit_log() to diyar_app;
    create index users_closed on users (closed_at) where closed_at is not null;
  `);
}

export const down = (db: Knex) => db.raw('drop index users_closed; drop function purge_audit_log()');
