import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@diyar/db';
import { type Means, runTool, startTool } from '@diyar/db/postgres-tools';

/** Rows by table, of our own tables. */
export type Counts = Record<string, number>;

const OWN_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

/** As the owner role, in one statement a table. */
export async function countRows(db: Db): Promise<Counts> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(OWN_TABLES);
  const counts: Counts = {};
  for (const { name } of rows) {
    const { rows: counted } = await db.raw<{ rows: { count: number }[] }>(`select count(*)::int as count from ${name}`);
    counts[name] = counted[0]?.count ?? 0;
  }
  return counts;
}

/**
 * The database as pg_dump writes it (custom format), of one moment. A second program reads it to its end meanwhile, so that a dump that
 * cannot be restored is no backup.
 */
export async function* dump(means: Means, snapshot?: string): AsyncGenerator<Uint8Array> {
  const dumping = startTool(means, 'pg_dump', ['--format=custom', ...(snapshot ? [`--snapshot=${snapshot}`] : [])]);
  const reading = startTool(means, 'pg_restore', ['--file=/dev/null'], { input: 'pipe' });
  const done = Promise.all([dumping.done, reading.done]);
  done.catch(() => {});
  // Its complaint is in `reading.done`.
  reading.child.stdin?.on('error', () => {});
  reading.output.resume();
  for await (const chunk of dumping.output) {
    if (reading.child.stdin?.write(chunk) === false) {
      await Promise.race([new Promise((resolve) => reading.child.stdin?.once('drain', resolve)), done]);
    }
    yield chunk;
  }
  reading.child.stdin?.end();
  await done;
}

/** Empties a database of everything that is ours, and of nothing that is an extension's: it may belong to a superuser. */
const EMPTY = `
  set client_min_messages = warning;
  do $$ declare statement text; begin
    drop schema if exists graphile_worker cascade;
    -- All names before the first drop, which takes others along.
    foreach statement in array array(
      select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' else 'table' end, relname)
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
      union all
      select format('drop routine if exists %s cascade', p.oid::regprocedure)
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select format('drop type if exists public.%I cascade', typname) from pg_type t
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
        and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e'))
    loop execute statement; end loop;
  end $$;
  -- Its functions become its own only while it may make some.
  grant create on schema public to diyar_ledger;
`;
const AFTERWARDS = 'revoke create on schema public from diyar_ledger;\n';
/** The schema and the extension are there already, and are not ours to make or to describe. */
const NOT_OURS = /\b(EXTENSION|SCHEMA - public|spatial_ref_sys|COMMENT - (SCHEMA public|EXTENSION))\b/;

/**
 * Puts a dump in the place of what the database holds, all of it or nothing, without rights: those are stated by the migration that
 * follows. Works for an owner who is no superuser.
 * @param folder for the dump while it is read; needs its size
 */
export async function restoreDump(means: Means, dumped: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const path = (name: string) => join(folder, name);
  try {
    await pipeline(dumped, createWriteStream(path('database.dump'), { mode: 0o600 }));
    const list = await runTool(means, 'pg_restore', ['--list', path('database.dump')]);
    const wanted = list.split('\n').filter((line) => !NOT_OURS.test(line));
    await writeFile(path('list'), wanted.join('\n'));
    await writeFile(path('before.sql'), EMPTY);
    await writeFile(path('after.sql'), AFTERWARDS);
    const script = ['--no-privileges', `--use-list=${path('list')}`, `--file=${path('database.sql')}`];
    await runTool(means, 'pg_restore', [...script, path('database.dump')]);
    const files = ['before.sql', 'database.sql', 'after.sql'].map((name) => `--file=${path(name)}`);
    await runTool(means, 'psql', ['--single-transaction', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...files]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
