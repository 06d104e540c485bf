import type { Db } from '../connect.ts';

/** What tables and functions stand on and a dump does not bring along: extensions, and roles without a way to sign in. */
export async function ensurePrerequisites(db: Db): Promise<void> {
  await db.raw(`
    create extension if not exists postgis;
    create extension if not exists btree_gist;
    do $$ begin
      if not exists (select from pg_roles where rolname = 'diyar_app') then create role diyar_app login; end if;
      if not exists (select from pg_roles where rolname = 'diyar_ledger') then create role diyar_ledger nologin; end if;
    end $$;
  `);
}
